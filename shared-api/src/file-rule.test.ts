import { expect, test } from '@jest/globals';
import { fileProblem, refusedType, sizeText, typesOf } from './file-rule.ts';

const rule = { types: ['image/jpeg', 'application/pdf'], maxBytes: 2 * 1024 * 1024, required: true };
const file = (bytes: number, type: string) =>
  new File([new Uint8Array(bytes)], '付款证明 一月.pdf', { type });

test.each([
  ['no file', undefined, 'File is required'],
  ['an empty one', file(0, 'application/pdf'), 'Empty file content'],
  ['another type', file(10, 'text/html'), 'This file is not one of the accepted types: JPEG, PDF'],
  ['a large one', file(2 * 1024 * 1024 + 1, 'application/pdf'), 'This file is larger than 2 MB'],
  ['the largest', file(2 * 1024 * 1024, 'application/pdf'), undefined],
  ['one whose type the system does not know', file(10, ''), undefined],
])('%s', (_, chosen, expected) => {
  expect(fileProblem(chosen, rule, 'en')).toBe(expected);
});

test('may be left out where it is not required', () => {
  expect(fileProblem(null, { ...rule, required: false }, 'en')).toBeUndefined();
});

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [839_680, '820 KB'],
  [1024 * 1024 - 1, '1024 KB'],
  [1024 * 1024, '1.0 MB'],
  [1_468_006, '1.4 MB'],
])('%i bytes read %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test.each([
  ['image/heic', 'file_heic'],
  ['image/heif', 'file_heic'],
  ['image/gif', 'file_type'],
  [undefined, 'file_type'],
])('a file of the type %s is refused as %s', (type, code) => {
  expect(refusedType(type)).toBe(code);
});

test.each([
  [['application/pdf', 'image/jpeg', 'image/png', 'image/webp'], 'PDF, JPEG, PNG, WebP'],
  [['video/mp4', 'video/quicktime', 'video/webm'], 'MP4, MOV, WebM'],
  [['text/csv'], 'text/csv'],
])('%j are told as %s', (types, text) => {
  expect(typesOf({ ...rule, types }).join(', ')).toBe(text);
});

test('the types stand in a text as its language lists things', () => {
  const gif = new File(['x'], 'a.gif', { type: 'image/gif' });
  expect(fileProblem(gif, { ...rule, types: ['application/pdf', 'image/png'] }, 'ch')).toBe(
    '只接受以下文件类型：PDF、PNG',
  );
});
