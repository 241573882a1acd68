import { chmod, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { MEGABYTE, openFilePortal, PDF, PNG } from '../testing/file-portal.ts';
import { localStorage } from './local-storage.ts';

const { app, folder, upload, storedFiles, lastReceived, close } = await openFilePortal();
afterAll(close);

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
    expect([status, lastReceived()]).toEqual([200, ['proof']]);
    expect(await added()).toBe(1);
  });

  const once = ['Please send this only once'];
  test.each<[string, Buffer[], [name: string, value: string][], object]>([
    ['two files', [PNG, PNG], [['title', 'x']], { proof: once }],
    ['two fields', [PNG], Object.entries({ title: 'x' }).concat([['title', 'y']]), { title: once }],
    [
      'both and a field that is wrong',
      [PNG, PDF],
      Object.entries({ title: '', outcome: 'kept' }).concat([['outcome', 'refused']]),
      { title: ['Input is required'], outcome: once, proof: once },
    ],
  ])(
    'with %s of one name is refused by that name and leaves nothing',
    async (_what, files, fields, errors) => {
      const { status, body } = await upload(
        files.map((content, at) => ['proof', [content, `${at}.png`]]),
        fields,
      );
      expect([status, body.code, body.errors]).toEqual([400, 'validation', errors]);
      expect(await added()).toBe(0);
    },
  );

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
