import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from '@jest/globals';
import { fillPath, type Endpoint } from '@portal/shared-api/endpoint';
import type { FastifyInstance } from 'fastify';
import { readConfig, type Config } from '../config.ts';
import type { Database } from '../database/connect.ts';
import { testDatabase } from '../database/testing.ts';
import { buildApp } from '../app.ts';
import { localStorage } from '../storage/local-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { countQueries } from './count-queries.ts';

export interface TestCall {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: Record<string, File>;
  headers?: Record<string, string>;
}

export interface TestAnswer {
  status: number;
  /** Untyped: tests say what they expect. */
  body: ReturnType<typeof JSON.parse>;
  bytes: Buffer;
  headers: Record<string, string | string[] | number | undefined>;
  /** Statements the database ran for this call, including the one that finds the caller. */
  queries: number;
}

export interface TestPortal {
  app: FastifyInstance;
  database: Database;
  storage: Storage;
  filesFolder: string;
  /** Calls an endpoint of the contract, with a token if given. Arguments are not validated. */
  call(endpoint: Endpoint, call?: TestCall, token?: string | null): Promise<TestAnswer>;
}

interface Options {
  demo?: boolean;
  rateLimitFactor?: number;
  metricsToken?: string;
  /** A mail server and the sender's address. */
  mail?: Config['mail'];
  /** A folder with a built portal. Without one only the API answers. */
  portalFolder?: string;
  /** A folder with source maps. */
  mapsFolder?: string;
  overrides?: Config['overrides'];
}

async function payloadOf({ body, files }: TestCall) {
  if (!files) return body === undefined ? {} : { payload: JSON.stringify(body), type: 'application/json' };
  const form = new FormData();
  for (const [field, value] of Object.entries(body ?? {})) form.append(field, String(value));
  for (const [field, file] of Object.entries(files)) form.append(field, file, file.name);
  const encoded = new Response(form);
  return { payload: Buffer.from(await encoded.arrayBuffer()), type: encoded.headers.get('content-type')! };
}

/** The server with a separate database and folder, closed after the file's tests. Call it at the top of the file. */
export async function testPortal(options: Options = {}): Promise<TestPortal> {
  const { demo, rateLimitFactor = 1000, metricsToken, portalFolder, mapsFolder, mail, overrides } = options;
  const database = await testDatabase({ demo });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-test-'));
  const filesFolder = path.join(folder, 'files');
  const storage = await localStorage(filesFolder);
  const config = readConfig({
    PORTAL_LOG_LEVEL: 'silent',
    PORTAL_WWW: portalFolder ?? path.join(folder, 'www'),
    PORTAL_MAPS: mapsFolder ?? path.join(folder, 'maps'),
  });
  const app = await buildApp(
    { ...config, rateLimitFactor, metricsToken, mail, overrides: overrides ?? config.overrides },
    { database, storage },
  );
  const counter = countQueries(database);
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const call: TestPortal['call'] = async (endpoint, given = {}, token) => {
    const before = counter.count;
    const { payload, type } = await payloadOf(given);
    const answer = await app.inject({
      method: endpoint.method,
      url: `/api${fillPath(endpoint.path, given.params)}`,
      query: Object.fromEntries(
        Object.entries(given.query ?? {}).map(([key, value]) => [key, String(value)]),
      ),
      payload,
      headers: {
        ...(type ? { 'content-type': type } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...given.headers,
      },
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return {
      status: answer.statusCode,
      body: isJson ? answer.json() : undefined,
      bytes: answer.rawPayload,
      headers: answer.headers,
      queries: counter.count - before,
    };
  };
  return { app, database, storage, filesFolder, call };
}
