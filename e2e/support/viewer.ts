import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type APIRequestContext, type Locator } from '@playwright/test';
import { data } from '../portal.ts';

/** A PDF is shown, or the message of a browser without a viewer. */
export async function expectPdf(viewer: Locator): Promise<void> {
  const shows = await viewer.page().evaluate(() => navigator.pdfViewerEnabled);
  await expect(
    shows ? viewer.locator('iframe') : viewer.getByText('This browser cannot show PDF files here.'),
  ).toBeVisible({ timeout: 60_000 });
}

/** Corrupts the stored file behind an API address, like a failing disk. */
export async function corrupt(
  request: APIRequestContext,
  address: string,
  headers: Record<string, string>,
): Promise<void> {
  const answer = await request.get(address, { headers });
  const key = answer.headers()['etag']!.replaceAll('"', '');
  await writeFile(path.join(data, 'files', key.slice(0, 2), key), '%PDF-1.7\nPaid, thank you');
}
