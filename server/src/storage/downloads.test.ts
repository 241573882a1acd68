import { afterAll, describe, expect, test } from '@jest/globals';
import { openFilePortal, PDF } from '../testing/file-portal.ts';

const { app, upload, close } = await openFilePortal();
afterAll(close);

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
