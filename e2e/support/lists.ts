import type { Locator, Page } from '@playwright/test';

/** Turns to the end of a list that has the oldest first, once it is there: `anyRow` tells a row from what stands in for one. */
export async function turnToLastPage(page: Page, anyRow: Locator): Promise<void> {
  await anyRow.first().waitFor();
  const lastPage = page.locator('.ant-pagination-item').last();
  if (await lastPage.isVisible()) await lastPage.click();
}
