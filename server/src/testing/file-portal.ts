import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { endpoint } from '@portal/shared-api/endpoint';
import { text } from '@portal/shared-api/fields';
import fastify from 'fastify';
import { z } from 'zod';
import { answerError } from '../http/answer-errors.ts';
import { fail } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { mount, type Services } from '../http/mount.ts';
import { acceptBodies } from '../http/request-bodies.ts';
import { localStorage } from '../storage/local-storage.ts';
import type { StoredFile } from '../storage/storage.ts';

/** What a file may have at most. */
export const MEGABYTE = 1024 * 1024;
const send = endpoint({
  name: 'test.send',
  method: 'POST',
  path: '/send',
  access: 'public',
  summary: 'Takes a picture or a PDF',
  body: z.object({ title: text(20), outcome: z.enum(['kept', 'refused']).default('kept') }),
  files: {
    proof: { types: ['image/png', 'application/pdf'], maxBytes: MEGABYTE, required: true },
    extra: { types: ['application/pdf'], maxBytes: MEGABYTE },
  },
  response: z.object({
    key: z.string(),
    type: z.string(),
    name: z.string(),
    size: z.int(),
    sha256: z.string(),
  }),
});
const fetchFile = endpoint({
  name: 'test.fetch',
  method: 'GET',
  path: '/files/:key',
  access: 'public',
  summary: 'Gives a file back',
  params: z.object({ key: z.string() }),
  query: z.object({
    type: z.string().default('application/pdf'),
    name: z.string().default('a.pdf'),
    v: z.string().optional(),
  }),
  response: { blob: 'application/pdf' },
});

export const PDF = Buffer.from('%PDF-1.7\n'.padEnd(5000, 'portal '));
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Fields and files of a form; several values of one name as an array of pairs. */
type Parts = Record<string, unknown> | [name: string, value: unknown][];
type Files = Record<string, [content: Buffer, name: string]> | [string, [content: Buffer, name: string]][];

const entriesOf = <T>(parts: Record<string, T> | [string, T][]) =>
  Array.isArray(parts) ? parts : Object.entries(parts);

/** An API that accepts two files and returns files, with its own folder. */
export async function openFilePortal() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-files-'));
  const storage = await localStorage(folder);
  const app = fastify();
  app.setErrorHandler(answerError);
  app.decorateRequest('caller', null);
  await acceptBodies(app);
  const services = { storage, rateLimitFactor: 1 } as Services;
  const received: Partial<Record<string, StoredFile>>[] = [];
  mount(
    app,
    handle(send, ({ body, files }) => {
      received.push(files);
      if (body.outcome === 'refused') fail('already_processed');
      const { key, type, name, size, sha256 } = files.proof!;
      return { key, type, name, size, sha256: sha256.toString('hex') };
    }),
    services,
  );
  mount(
    app,
    handle(fetchFile, ({ params, query }) => ({ ...query, key: params.key })),
    services,
  );

  return {
    app,
    folder,
    storage,
    /** The names of the files in the last call. */
    lastReceived: () => Object.keys(received.at(-1) ?? {}),
    storedFiles: async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
        .length,
    async upload(files: Files, fields: Parts = { title: 'x' }) {
      const form = new FormData();
      for (const [field, value] of entriesOf(fields)) form.append(field, String(value));
      for (const [field, [content, name]] of entriesOf(files))
        form.append(field, new File([new Uint8Array(content)], name, { type: 'image/png' }));
      const encoded = new Response(form);
      const answer = await app.inject({
        method: 'POST',
        url: '/api/send',
        headers: { 'content-type': encoded.headers.get('content-type')! },
        payload: Buffer.from(await encoded.arrayBuffer()),
      });
      return { status: answer.statusCode, body: answer.json() };
    },
    async close() {
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
}
