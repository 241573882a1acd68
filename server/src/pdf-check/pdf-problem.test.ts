import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { pdfProblem } from './pdf-problem.ts';

const folder = path.join(import.meta.dirname, 'pdfs');
const sample = (name: string) => readFile(path.join(folder, `${name}.pdf`));
const problemOf = (pdf: Buffer | string, limits?: Parameters<typeof pdfProblem>[1]) =>
  pdfProblem(async () => Buffer.from(pdf), limits);

/** A page with this content, and a broken object table that readers have to rebuild. */
function page(content: Buffer | string, filter = ''): Buffer {
  const stream = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
        '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R>>endobj\n' +
        `4 0 obj<<${filter}/Length ${stream.length}>>stream\n`,
    ),
    stream,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  ]);
}
const SQUARE = '9 9 50 50 re f';
/** Takes seconds. */
const endless = page('0 0 m 9 9 l S\n'.repeat(700_000));

describe('what a browser shows is taken', () => {
  test.each([
    'chromium',
    'ghostscript',
    'linearised',
    'incremental',
    'object-streams',
    'pdf-2.0',
    'locked-for-changes',
  ])('%s', async (name) => expect(await problemOf(await sample(name))).toBeNull());

  test('without a table of objects, and with bytes around it that do not belong', async () => {
    expect(await problemOf(page(SQUARE))).toBeNull();
    const pdf = await sample('chromium');
    expect(
      await problemOf(Buffer.concat([Buffer.from('Sent by mail\n'), pdf, Buffer.alloc(2000)])),
    ).toBeNull();
  });
});

describe('what shows nothing is refused', () => {
  test.each(['', '%PDF-1.7', '%PDF-1.7\nPaid, thank you', `%PDF-1.7\n${'1 0 obj\n'.repeat(50_000)}`])(
    'a header and text',
    async (pdf) => expect(await problemOf(pdf)).toBe('pdf_unreadable'),
  );

  test.each(['chromium', 'ghostscript', 'object-streams'])('half of %s', async (name) => {
    const pdf = await sample(name);
    expect(await problemOf(pdf.subarray(0, pdf.length / 2))).toBe('pdf_unreadable');
  });

  test('a password', async () => expect(await problemOf(await sample('locked'))).toBe('pdf_locked'));

  test('a blank page', async () => expect(await problemOf(page(''))).toBe('pdf_empty'));

  test('no page', async () => {
    const none =
      '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n';
    expect(await problemOf(`${none}trailer<</Root 1 0 R>>\n%%EOF`)).toBe('pdf_unreadable');
  });
});

describe('what is made to hurt', () => {
  /** 64 MB of blanks compressed to a few hundred bytes. */
  const bomb = page(
    deflateSync(deflateSync(Buffer.alloc(2 ** 26, ' '))),
    '/Filter[/FlateDecode/FlateDecode]',
  );

  test('ends at its memory, and the server answers meanwhile', async () => {
    const before = process.memoryUsage.rss();
    let turns = 0;
    const ticking = setInterval(() => turns++, 20);
    const checks = Array.from({ length: 2 }, () => problemOf(bomb, { seconds: 60, bytes: 32 * 2 ** 20 }));
    turns = 0;
    expect(await Promise.all(checks)).toEqual(Array(2).fill('pdf_too_complex'));
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(5);
    expect(process.memoryUsage.rss() - before).toBeLessThan(400 * 2 ** 20);
  });

  test('ends at its time', async () => {
    expect(await problemOf(endless, { seconds: 0.3, bytes: 2 ** 30 })).toBe('pdf_too_complex');
  });

  test('leaves the next one alone', async () => {
    expect(await problemOf(await sample('chromium'))).toBeNull();
  });
});

test('many at once are all looked at', async () => {
  const pdf = await sample('chromium');
  expect(await Promise.all(Array.from({ length: 40 }, () => problemOf(pdf)))).toEqual(Array(40).fill(null));
});

test('who would wait too long is told', async () => {
  const pdf = await sample('chromium');
  const ahead = Array.from({ length: 2 }, () => problemOf(endless, { seconds: 0.3, bytes: 2 ** 30 }));
  const patient = problemOf(pdf);
  await expect(problemOf(pdf, { longestWait: 200 })).rejects.toMatchObject({ code: 'busy', status: 503 });
  expect(await patient).toBeNull();
  expect(await Promise.all(ahead)).toEqual(Array(2).fill('pdf_too_complex'));
});

test('every sample is looked at', async () => {
  expect((await readdir(folder)).length).toBe(8);
});
