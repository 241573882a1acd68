import { expect, test } from '@playwright/test';
import { contextOf } from './support/accounts.ts';
import { adminToken, callApi } from './support/people.ts';

test('a branch is made; one in use is kept with the reason, and goes when nothing needs it any more', async ({
  browser,
}) => {
  const name = `Tanjung ${Date.now()}`;
  // With animations: a question closes while the refusal opens.
  const context = await contextOf(browser, 'level3', { reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.goto('/setting/branches');
  await page.getByRole('button', { name: 'New Branch' }).click();
  await page.getByLabel('Branch Name').fill(name);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row', { name });
  const remove = row.getByRole('button', { name: 'Remove' });
  await expect(remove).toBeVisible();

  const { data: branches } = await callApi<{ data: { id: number; branch_name: string }[] }>(
    'GET',
    'branch/all',
  );
  const email = `branch.${Date.now()}@family.example`;
  await callApi('POST', 'student/register', {
    body: {
      ...{ name: 'Nur Aisyah', email, phone: '+60123456789', education_level: 'form_1', school: 'SMK Union' },
      selectedBranch: branches.find((one) => one.branch_name === name)!.id,
      ...{ package_interest: 'tuition', consent: true },
    },
  });
  const ask = async () => {
    await remove.press('Enter');
    await page
      .getByRole('dialog', { name: `Remove ${name}?` })
      .getByRole('button', { name: 'Remove' })
      .press('Enter');
  };
  await ask();
  const refusal = page.getByRole('dialog', { name: 'This did not work' });
  await expect(refusal).toContainText('1 waiting request');
  await page.keyboard.press('Escape');
  await expect(refusal).toBeHidden();
  await expect(remove).toBeFocused();

  const token = await adminToken();
  for (let at = 1, id: number | undefined; id === undefined; at++) {
    const list = await callApi<{ data: { id: number; email: string }[] }>(
      'GET',
      `admin/student/registerlist?page=${at}`,
      { token },
    );
    id = list.data.find((one) => one.email === email)?.id;
    if (id !== undefined) await callApi('PUT', `admin/student/reject/${id}`, { token });
    else if (list.data.length === 0) throw new Error(`${email} is not among the registrations`);
  }
  await ask();
  await expect(row).toHaveCount(0);
  await context.close();
});
