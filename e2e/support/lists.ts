import type { Locator, Page } from '@playwright/test';

/** Goes to the last page of a list sorted oldest first, once it has loaded: `anyRow` tells a row from a placeholder. */
export async function turnToLastPage(page: Page, anyRow: Locator): Promise<void> {
  await anyRow.first().waitFor();
  const lastPage = page.locator('.ant-pagination-item').last();
  if (await lastPage.isVisible()) await lastPage.click();
}
