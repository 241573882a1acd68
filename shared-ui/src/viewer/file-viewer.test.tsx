import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileViewer } from './file-viewer.tsx';
import { renderKit } from '../testing/render-kit.tsx';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:proof';
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

const pdf = (text = '%PDF-1.7 trailer<</Root 1 0 R>>') => new Blob([text], { type: 'application/pdf' });
const canShowPdfs = (value: boolean) =>
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value, configurable: true });

/** A file that cannot be shown can still be downloaded. */
function expectWaysOut(downloadName: string) {
  expect(document.querySelector('iframe, img')).toBeNull();
  expect(screen.getByRole('link', { name: 'Open in a new window' }).getAttribute('href')).toBe('blob:proof');
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('download')).toBe(downloadName);
}

const show = (load: () => Promise<Blob>) =>
  renderKit(
    <FileViewer title="Proof of SS100007" name="SS100007-proof" load={load} onClose={() => undefined} />,
  );

test('a picture can be enlarged and turned, and opened in a new window', async () => {
  show(async () => new Blob(['x'], { type: 'image/png' }));
  const image = await screen.findByAltText<HTMLImageElement>('Proof of SS100007');
  Object.defineProperties(image, { naturalWidth: { value: 200 }, naturalHeight: { value: 100 } });
  const stage = image.closest('section')!;
  Object.defineProperties(stage, { clientWidth: { value: 100 }, clientHeight: { value: 100 } });
  fireEvent.load(image);
  expect(image.style.width).toBe('100px');
  await userEvent.click(screen.getByRole('button', { name: 'Larger' }));
  expect(image.style.width).toBe('150px');
  await userEvent.click(screen.getByRole('button', { name: 'Turn right' }));
  expect(image.style.transform).toContain('rotate(90deg)');
  expect(image.parentElement!.style.height).toBe('150px');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open in a new window' });
  expect([link.getAttribute('href'), link.target]).toEqual(['blob:proof', '_blank']);
});

test('a PDF is left to the browser', async () => {
  canShowPdfs(true);
  show(async () => pdf());
  const frame = await screen.findByTitle<HTMLIFrameElement>('Proof of SS100007');
  expect(frame.getAttribute('src')).toBe('blob:proof#navpanes=0');
  screen.getByText(/^Do you see nothing here/);
});

test('a browser without a viewer of PDFs says so', async () => {
  canShowPdfs(false);
  show(async () => pdf());
  await screen.findByText(/^This browser cannot show PDF files here/);
  expectWaysOut('SS100007-proof.pdf');
});

test.each(['%PDF-1.7\nPaid, thank you', '<html>/Root</html>', ''])(
  'a PDF that no browser opens is not left to it: %j',
  async (text) => {
    canShowPdfs(true);
    show(async () => pdf(text));
    await screen.findByText(/^This file is damaged/);
    expectWaysOut('SS100007-proof.pdf');
  },
);

test('a picture that cannot be drawn is told as damaged', async () => {
  show(async () => new Blob(['x'], { type: 'image/jpeg' }));
  fireEvent.error(await screen.findByAltText('Proof of SS100007'));
  await screen.findByText(/^This file is damaged/);
  expectWaysOut('SS100007-proof.jpg');
});

test.each(['text/html', 'image/svg+xml'])('%s is neither shown nor opened', async (type) => {
  show(async () => new Blob(['<script>alert(1)</script>'], { type }));
  await screen.findByText('This kind of file cannot be shown here.');
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.querySelector('iframe')).toBeNull();
});

test('a failure says why and can be tried again', async () => {
  const load = jest
    .fn<() => Promise<Blob>>()
    .mockRejectedValueOnce(new Error('No answer from the portal.'))
    .mockResolvedValueOnce(pdf());
  canShowPdfs(true);
  show(load);
  await screen.findByText('No answer from the portal.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
});
