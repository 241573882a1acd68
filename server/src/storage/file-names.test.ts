import { expect, test } from '@jest/globals';
import { cleanFileName } from './file-names.ts';

const PDF = 'application/pdf';
const PNG = 'image/png';
const JPEG = 'image/jpeg';

test.each([
  // A matching extension stays as written.
  [PDF, '付款证明 一月.pdf', '付款证明 一月.pdf'],
  [PDF, 'x.PDF', 'x.PDF'],
  [JPEG, 'a.b.jpg', 'a.b.jpg'],
  [JPEG, 'photo.jpeg', 'photo.jpeg'],
  [PDF, 'scan.jpg.pdf', 'scan.jpg.pdf'],
  // The extension of another type is removed.
  [PNG, 'slip.pdf', 'slip.png'],
  [PNG, '付款证明 一月.pdf', '付款证明 一月.png'],
  [PNG, 'a.b.jpg', 'a.b.png'],
  [PNG, 'SLIP.PDF', 'SLIP.png'],
  [PNG, 'slip.png.pdf', 'slip.png'],
  [PDF, 'slip.png', 'slip.pdf'],
  [JPEG, 'IMG_0042.HEIC', 'IMG_0042.jpg'],
  [JPEG, 'slip.jfif', 'slip.jpg'],
  // An ending that is not a known type may belong to the name.
  [PNG, 'Yuran 30.11', 'Yuran 30.11.png'],
  [PDF, 'page.html', 'page.html.pdf'],
  [PDF, 'slip.', 'slip.pdf'],
  // Only an extension, or nothing at all.
  [PDF, '.pdf', 'file.pdf'],
  [PNG, '.pdf', 'file.png'],
  [PNG, '', 'file.png'],
  [PNG, undefined, 'file.png'],
  // No folders, however they are written.
  [PNG, '../../etc/slip.pdf', 'slip.png'],
  [PNG, 'C:\\temp\\..\\slip.pdf', 'slip.png'],
  [PDF, '..', 'file.pdf'],
  [PDF, '../', 'file.pdf'],
  [PNG, `${'长'.repeat(300)}.pdf`, `${'长'.repeat(100)}.png`],
])('a %s named %j is kept as %j', (type, name, kept) => expect(cleanFileName(name, type)).toBe(kept));
