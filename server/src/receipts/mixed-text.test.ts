import { expect, test } from '@jest/globals';
import Paper from 'pdfkit';
import { printable } from './fonts.ts';
import { linesOf, piecesOf, runsOf } from './mixed-text.ts';

test.each([
  ['Tan Mei Ling 陈美玲 (Kelas 3)', ['latin', 'chinese', 'latin']],
  ['நிஷா குமாரி A/P Kumar', ['tamil', 'latin']],
  ['王小明，林志玲', ['chinese']],
  ['D’Cruz Zoë', ['latin']],
])('%s is cut where the font changes, and nothing is lost', (text, scripts) => {
  const runs = runsOf(text);
  expect(runs.map(({ font }) => font.split('-')[0])).toEqual(scripts);
  expect(runs.map((run) => run.text).join('')).toBe(text);
});

test.each([
  ['Tan 😀 Mei', 'Tan Mei'],
  ['𠮷 喆 㛢', '〓 喆 㛢'],
  ['நிஷா குமாரி A/P', 'நிஷா குமாரி A/P'],
  ['Zoe\u0308 D’Cruz – © 2026', 'Zoe\u0308 D’Cruz – © 2026'],
  ['🇲🇾 1️⃣ Paid\u202e ✓', '1 Paid'],
  ['葛\u{e0100}城', '葛城'],
  ['علي Ali', '〓〓〓 Ali'],
])('%s is set as %s', (text, set) => expect(printable(text)).toBe(set));

test('a Chinese line does not begin with punctuation', () => {
  expect(piecesOf('王小明，林 Tan A/L')).toEqual(['王', '小', '明，', '林', ' ', 'Tan', ' ', 'A/L']);
});

test.each([
  'Nur Muhammad Aiman Hakimi Danish bin Wan Ahmad',
  'A'.repeat(90),
  '陈'.repeat(60),
  'நிஷா'.repeat(20),
])('%s stays within its width', (name) => {
  const document = new Paper();
  const lines = linesOf(document, name, { size: 10, color: '#000' }, 120);
  expect(lines.length).toBeGreaterThan(1);
  for (const { width } of lines) expect(width).toBeLessThanOrEqual(120);
  const drawn = lines.map(({ runs }) => runs.map(({ text }) => text).join('')).join('');
  expect(drawn.replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
});
