import { expect, test, type Page } from '@playwright/test';
import { contextOf } from './support/accounts.ts';
import { adminToken, callApi } from './support/people.ts';

const stamp = Date.now();
/** A unique IC: another student's would be asked about. */
const ic = `160203${String(stamp).slice(-6)}`;
const digits = (offset: number): string => `01${String(stamp + offset).slice(-8)}`;

async function openStudents(page: Page, term: string, status?: 'suspended') {
  await page.goto(`/admin/students?search=${encodeURIComponent(term)}${status ? `&status=${status}` : ''}`);
}

async function openDialog(page: Page, name: string) {
  await page.getByRole('button', { name: 'Details' }).first().click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByLabel('Name', { exact: true })).toBeVisible();
  return dialog;
}

/** Answers the topmost question. */
const confirm = (page: Page, question: string, verb: string) =>
  page.getByRole('dialog').filter({ hasText: question }).last().getByRole('button', { name: verb }).click();

/** A student created through the API, for what a journey does not do on screen. */
async function newStudent(token: string, name: string, offset: number, school = 'SK Westlands') {
  const branches = await callApi<{ data: { id: number }[] }>('GET', 'admin/branch/all', { token });
  return callApi<{ id: number; student_id: string }>('POST', 'admin/student', {
    token,
    body: {
      name,
      email: `child.${stamp}.${offset}@family.example`,
      phone: digits(offset),
      ic: '160203070011',
      same_ic: true,
      despite_doubles: true,
      education_level: 'standard_3',
      school,
      guardian_name: 'Guardian',
      address: '1 Lebuh Pantai',
      join_date: '2026-01-05',
      password: 'issued for a journey',
      branch_id: branches.data[0]!.id,
    },
  });
}

test('a student is created, edited, suspended and taken back', async ({ browser }) => {
  test.setTimeout(300_000);
  const name = `Kumar A/L D'Cruz ${stamp}`;
  const context = await contextOf(browser, 'level1');
  const page = await context.newPage();

  const password = await test.step('create: the password is shown once', async () => {
    await page.goto('/admin/students');
    await page.getByRole('button', { name: 'New Student' }).first().click();
    const form = page.getByRole('dialog', { name: 'New Student' });
    const create = form.getByRole('button', { name: 'Create student' });
    await create.click();
    await expect(form.getByText('Input is required').first()).toBeVisible();
    await form.getByLabel('Name', { exact: true }).fill(name);
    await form.getByLabel('Email').fill(`Kumar.${stamp}@Family.example\u200b`);
    await form.getByLabel('IC', { exact: true }).fill(`\u202d160203-${ic.slice(6, 8)}-${ic.slice(8)}`);
    await form.getByLabel('Phone', { exact: true }).fill(`+60${digits(1)}`);
    await form.getByLabel('Education Level').click();
    await page.getByTitle('Standard 3', { exact: true }).click();
    await form.getByLabel('School', { exact: true }).fill('Westlands');
    await page.getByTitle('SK Westlands', { exact: true }).click();
    await form.getByLabel('Guardian Name').fill('Raju');
    await form.getByLabel('Address').fill('12, Jalan Burma');
    const offered = await form.getByLabel('Password', { exact: true }).inputValue();
    await create.click();
    const issued = page.getByRole('dialog', { name: `${name} is a student now` });
    await expect(issued.getByText(offered)).toBeVisible();
    await issued.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Close anyway' }).click();
    await expect(issued).toBeHidden();
    return offered;
  });

  await openStudents(page, name);
  const dialog = await openDialog(page, name);
  const studentId = await test.step('edit', async () => {
    await dialog.getByLabel('Guardian Name').fill('Devi');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Student Updated Successfully')).toBeVisible();
    await expect(dialog.getByLabel('Guardian Name')).toHaveValue('Devi');
    return dialog
      .getByText(/^SS\d+$/)
      .first()
      .innerText();
  });

  await test.step('suspend: the open session ends on its next call', async () => {
    const body = { email: studentId, password };
    const { token } = await callApi<{ token: string }>('POST', 'student/login', { body });
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await confirm(page, `Suspend ${name}?`, 'Suspend');
    await expect(dialog.getByText('Suspended', { exact: true })).toBeVisible();
    const answer = await page.request.get('/api/student/initialize', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status()).toBe(401);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await openStudents(page, name);
    await expect(
      page.getByText(`No active student matches “${name}”, but 1 suspended student does.`),
    ).toBeVisible();
  });

  await test.step('rejoin: a filter finds the student, who is back once', async () => {
    await openStudents(page, name, 'suspended');
    const again = await openDialog(page, name);
    await again.getByRole('button', { name: 'Rejoin' }).click();
    await confirm(page, `Take ${name} back?`, 'Rejoin');
    await expect(again.getByRole('button', { name: 'Suspend' })).toBeVisible();
  });
  await context.close();
});

test('two records of one child become one, and two again', async ({ browser }) => {
  test.setTimeout(300_000);
  const token = await adminToken();
  const kept = await newStudent(token, `Lim Mei ${stamp}`, 10);
  const merged = await newStudent(token, `Lim Mei Hua ${stamp}`, 11);
  const context = await contextOf(browser, 'level3');
  const page = await context.newPage();
  await openStudents(page, merged.student_id);
  const dialog = await openDialog(page, `Lim Mei Hua ${stamp}`);
  await dialog.getByRole('button', { name: 'Merge' }).click();
  const form = page.getByRole('dialog', { name: /^Merge Lim Mei Hua/ });
  await form.getByLabel('The other record of this child').fill(kept.student_id);
  await page.getByTitle(new RegExp(`\\(${kept.student_id}\\)`)).click();
  const merge = form.getByRole('button', { name: `Merge into ${kept.student_id}` });
  await expect(merge).toBeDisabled();
  await form.getByRole('radio', { name: `Lim Mei Hua ${stamp} (${merged.student_id})` }).check();
  for (const group of await form.getByRole('radiogroup').all()) {
    const first = group.getByRole('radio').first();
    if ((await group.getByRole('radio', { checked: true }).count()) === 0) await first.check();
  }
  await merge.click();
  const one = page.getByRole('dialog', { name: `Lim Mei Hua ${stamp}` });
  await expect(one.getByText(kept.student_id, { exact: true }).first()).toBeVisible();
  await one.getByRole('button', { name: 'Undo' }).click();
  await confirm(page, 'Separate the two records again?', 'Undo');
  await expect(page.getByText(/are two records again/)).toBeVisible();
  await openStudents(page, merged.student_id);
  await expect(page.getByText(`Lim Mei Hua ${stamp}`)).toBeVisible();
  await context.close();
});

test('students are imported, and the import is undone', async ({ browser }) => {
  test.setTimeout(300_000);
  const context = await contextOf(browser, 'level1');
  const page = await context.newPage();
  await page.goto('/admin/students/import');
  const head = 'Name,Email,Phone,Education Level,School,Guardian Name,Guardian Email,Join Date';
  const lines = [
    `欧阳美玲 ${stamp},ouyang.${stamp}@family.example,${digits(20)},Standard 3,,Mdm Ouyang,mdm.${stamp}@family.example,5/1/2026`,
    `Ravi ${stamp},not an address,${digits(21)},Form 1,,,,2026-01-05`,
  ];
  await page.locator('input[type=file]').setInputFiles({
    name: `students ${stamp}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from([head, ...lines].join('\r\n')),
  });
  const review = page.getByRole('region', { name: `students ${stamp}.csv` });
  const run = review.getByRole('button', { name: 'Import 2 lines' });
  await expect(run).toBeDisabled();
  const wrong = review.getByRole('listitem').filter({ hasText: `Line 3: Ravi ${stamp}` });
  await expect(wrong.getByText('Invalid Email Format')).toBeVisible();
  await wrong.getByLabel('Email', { exact: true }).fill(`ravi.${stamp}@family.example`);
  await wrong.getByRole('button', { name: 'Check again' }).click();
  await expect(run).toBeEnabled();
  await run.click();
  await expect(page.getByText('Imported: 2 new, 0 updated.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('3 accounts have no password yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Issue 3 passwords' }).click();
  await expect(page.getByText(/3 passwords were issued/)).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Close anyway' }).click();

  await page.getByRole('button', { name: 'Undo' }).first().click();
  await confirm(page, 'Undo the import', 'Undo');
  await expect(page.getByText(`The import of students ${stamp}.csv is undone.`)).toBeVisible();
  await openStudents(page, `Ravi ${stamp}`);
  await expect(page.getByText(`Nobody matches “Ravi ${stamp}”.`)).toBeVisible();
  await context.close();
});
