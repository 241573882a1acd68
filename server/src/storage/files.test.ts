import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { endpoint } from '@portal/shared-api/endpoint';
import { text } from '@portal/shared-api/fields';
import fastify from 'fastify';
import { z } from 'zod';
import { answerError } from '../http/answer-errors.ts';
import { fail } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { mount, type Services } from '../http/mount.ts';
import { acceptBodies } from '../http/request-bodies.ts';
import { localStorage } from './local-storage.ts';
import type { StoredFile } from './storage.ts';

const MEGABYTE = 1024 * 1024;
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

const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-files-'));
const storage = await localStorage(folder);
const app = fastify();
app.setErrorHandler(answerError);
app.decorateRequest('caller', null);
await acceptBodies(app);
const services = { storage, rateLimitFactor: 1 } as Services;
let received: Partial<Record<string, StoredFile>> = {};
mount(
  app,
  handle(send, ({ body, files }) => {
    received = files;
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

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const PDF = Buffer.from('%PDF-1.7\n'.padEnd(5000, 'portal '));
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const storedFiles = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

async function upload(
  files: Record<string, [content: Buffer, name: string]>,
  fields: object = { title: 'x' },
) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value));
  for (const [field, [content, name]] of Object.entries(files))
    form.append(field, new File([new Uint8Array(content)], name, { type: 'image/png' }));
  const encoded = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/send',
    headers: { 'content-type': encoded.headers.get('content-type')! },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

describe('an upload', () => {
  let before = 0;
  beforeEach(async () => {
    before = await storedFiles();
  });
  const added = async () => (await storedFiles()) - before;

  test('is stored with the type its bytes say and the name it came with', async () => {
    const { status, body } = await upload({ proof: [PDF, '付款证明 一月.pdf'] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: 'application/pdf', name: '付款证明 一月.pdf', size: PDF.length });
    const answer = await app.inject(`/api/files/${body.key}`);
    expect(answer.rawPayload.equals(PDF)).toBe(true);
    expect(await added()).toBe(1);
  });

  test('is for the account of the portal alone, also in a folder that was open before', async () => {
    await chmod(folder, 0o755);
    await localStorage(folder);
    const { body } = await upload({ proof: [PDF, 'slip.pdf'] });
    const modes = await Promise.all(
      ['', body.key.slice(0, 2), `${body.key.slice(0, 2)}/${body.key}`, 'incoming'].map(async (name) =>
        ((await stat(path.join(folder, name))).mode & 0o777).toString(8),
      ),
    );
    expect(modes).toEqual(['700', '700', '600', '700']);
  });

  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\temp\\slip.pdf', 'slip.pdf'],
    ['page.html', 'page.html.pdf'],
    ['SLIP.PDF', 'SLIP.PDF'],
    ['no extension', 'no extension.pdf'],
    [`${'长'.repeat(300)}.pdf`, `${'长'.repeat(100)}.pdf`],
    ['a\u202egnp.pdf', 'a_gnp.pdf'],
  ])('named %s is kept as %s', async (name, kept) => {
    expect((await upload({ proof: [PDF, name] })).body.name).toBe(kept);
  });

  test.each([
    ['text that calls itself a picture', Buffer.from('<script>alert(1)</script>'), 'file_type'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'file_type'],
    ['an empty file', Buffer.alloc(0), 'file_empty'],
    ['one byte too many', Buffer.concat([PNG, Buffer.alloc(MEGABYTE - PNG.length + 1)]), 'file_too_large'],
    ['much too many', Buffer.concat([PNG, Buffer.alloc(30 * MEGABYTE)]), 'file_too_large'],
  ])('of %s is refused at its field and leaves nothing', async (_what, content, code) => {
    const { status, body } = await upload({ proof: [content, 'slip.png'] });
    const texts: Record<string, RegExp> = {
      file_type: /accepted types: PNG, PDF/,
      file_empty: /Empty file content/,
      file_too_large: /larger than 1 MB/,
    };
    expect([status, body.code]).toEqual([400, 'validation']);
    expect(body.errors.proof).toEqual([expect.stringMatching(texts[code]!)]);
    expect(await added()).toBe(0);
  });

  test('of exactly the allowed size is taken', async () => {
    const content = Buffer.concat([PNG, Buffer.alloc(MEGABYTE - PNG.length)]);
    expect((await upload({ proof: [content, 'slip.png'] })).body.size).toBe(MEGABYTE);
  });

  test('that is missing is asked for together with the wrong fields', async () => {
    const { status, body } = await upload({}, { title: '' });
    expect(status).toBe(400);
    expect(body.errors).toEqual({ title: ['Input is required'], proof: ['File is required'] });
  });

  test('is taken away again when a field is wrong, when another file is, and when the handler refuses', async () => {
    expect((await upload({ proof: [PNG, 'a.png'] }, { title: '' })).status).toBe(400);
    expect((await upload({ proof: [PNG, 'a.png'], extra: [PNG, 'b.png'] })).body.errors).toHaveProperty(
      'extra',
    );
    expect((await upload({ proof: [PNG, 'a.png'] }, { title: 'x', outcome: 'refused' })).body.code).toBe(
      'already_processed',
    );
    expect(await added()).toBe(0);
  });

  test('under a name that no rule has is ignored', async () => {
    const { status } = await upload({
      proof: [PNG, 'a.png'],
      other: [PDF, 'b.pdf'],
    });
    expect([status, Object.keys(received)]).toEqual([200, ['proof']]);
    expect(await added()).toBe(1);
  });

  test('sent twice for one field counts once', async () => {
    const form = new FormData();
    form.append('title', 'x');
    for (const name of ['1.png', '2.png']) form.append('proof', new File([PNG], name));
    const encoded = new Response(form);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/send',
      headers: { 'content-type': encoded.headers.get('content-type')! },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    expect(answer.json().name).toBe('1.png');
    expect(await added()).toBe(1);
  });

  test('whose connection breaks leaves nothing', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const head = '--b\r\ncontent-disposition: form-data; name="proof"; filename="a.png"\r\n\r\n';
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(head));
        controller.enqueue(new Uint8Array(Buffer.concat([PNG, Buffer.alloc(100_000)])));
        setTimeout(() => controller.error(new Error('gone')), 100);
      },
    });
    await expect(
      fetch(`http://127.0.0.1:${port}/api/send`, {
        method: 'POST',
        body,
        duplex: 'half',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      } as RequestInit),
    ).rejects.toThrow('fetch failed');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await added()).toBe(0);
  });
});

describe('a download', () => {
  const stored = async () => (await upload({ proof: [PDF, 'a.pdf'] })).body.key as string;
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers });

  test('carries name and type, is never sniffed and never runs', async () => {
    const name = encodeURIComponent("付款证明 'a'.pdf");
    const { headers } = await get(`/api/files/${await stored()}?name=${name}`);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'accept-ranges': 'bytes',
    });
    expect(headers['content-disposition']).toBe(
      `inline; filename="____ 'a'.pdf"; filename*=UTF-8''%E4%BB%98%E6%AC%BE%E8%AF%81%E6%98%8E%20%27a%27.pdf`,
    );
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test.each(['text/html', 'image/svg+xml', 'application/octet-stream'])(
    'of %s is saved, not shown',
    async (type) => {
      const { headers } = await get(`/api/files/${await stored()}?type=${encodeURIComponent(type)}`);
      expect(headers['content-disposition']).toMatch(/^attachment;/);
      expect(headers['content-security-policy']).toContain('sandbox');
    },
  );

  test.each([
    ['bytes=0-3', 206, '%PDF', `bytes 0-3/${PDF.length}`],
    ['bytes=-2', 206, PDF.subarray(-2).toString(), `bytes ${PDF.length - 2}-${PDF.length - 1}/${PDF.length}`],
    [`bytes=4990-999999`, 206, PDF.subarray(4990).toString(), `bytes 4990-${PDF.length - 1}/${PDF.length}`],
    [`bytes=${PDF.length}-`, 416, '', `bytes */${PDF.length}`],
    ['bytes=9-3', 416, '', `bytes */${PDF.length}`],
    ['bytes=-', 200, PDF.toString(), undefined],
    ['bytes=0-1,4-5', 200, PDF.toString(), undefined],
    ['lines=1-2', 200, PDF.toString(), undefined],
  ])('of the range %s answers %i', async (range, status, content, contentRange) => {
    const answer = await get(`/api/files/${await stored()}`, { range });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([status, contentRange]);
    expect(answer.payload).toBe(content);
  });

  test('is not sent again to who has it', async () => {
    const url = `/api/files/${await stored()}`;
    const { etag } = (await get(url)).headers;
    const again = await get(url, { 'if-none-match': etag as string });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    expect((await get(url, { range: 'bytes=0-3', 'if-range': '"other"' })).statusCode).toBe(200);
  });

  test('of a public file with a version in its address is kept for ever, of others for minutes', async () => {
    const url = `/api/files/${await stored()}`;
    expect((await get(`${url}?v=1`)).headers['cache-control']).toContain('immutable');
    expect((await get(url)).headers['cache-control']).toBe('public, max-age=300');
  });

  test('asked for by HEAD has the headers and no content', async () => {
    const answer = await get(`/api/files/${await stored()}`, {}, 'HEAD');
    expect([answer.statusCode, answer.headers['content-length'], answer.payload]).toEqual([
      200,
      String(PDF.length),
      '',
    ]);
  });

  test('of what is not there is 404', async () => {
    const answer = await get('/api/files/00000000-0000-4000-8000-000000000000');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    expect(answer.headers).not.toHaveProperty('content-disposition');
  });
});

test('a key that is not one of ours opens no file', () => {
  expect(() => storage.read('../../../etc/passwd')).toThrow('not a storage key');
});

test('the sweep finds what is old, and clears away unfinished uploads', async () => {
  const { body } = await upload({ proof: [PDF, 'a.pdf'] });
  const old: string[] = [];
  for await (const key of storage.keysBefore(new Date(Date.now() + 1000))) old.push(key);
  expect(old).toContain(body.key);
  for await (const _ of storage.keysBefore(new Date(Date.now() - 60_000)))
    throw new Error('nothing is that old');
});
