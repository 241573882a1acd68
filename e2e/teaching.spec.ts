import { expect, test, type Page } from '@playwright/test';
import { today, weekdayOf } from '@portal/shared-api/calendar';
import { contextOf } from './support/accounts.ts';
import { newSettledStudent } from './support/people.ts';
import { turnToLastPage } from './support/lists.ts';
import { pdfOfItsOwn, slipFile } from './support/slips.ts';

const subject = `Astronomy ${Date.now()}`;

async function choose(page: Page, label: string, option: string | RegExp) {
  await page.getByLabel(label, { exact: true }).last().click();
  await page.locator('.ant-select-dropdown:visible').getByTitle(option).first().click();
}

/** Types into a picker, whose list would cover what follows. */
async function pick(page: Page, label: string, text: string) {
  const field = page.getByRole('dialog').getByLabel(label, { exact: true });
  await field.fill(text);
  await field.press('Enter');
}

const meeting = (page: Page) => page.getByRole('button', { name: new RegExp(subject) });

test('a class from its subject to its first lesson: enrolled, with a document, its attendance taken', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const student = await newSettledStudent('standard_3');
  const admin = await (await contextOf(browser, 'level3')).newPage();

  await test.step('the admin makes a subject', async () => {
    await admin.goto('/admin/subjects');
    await admin.getByRole('button', { name: 'New Subject' }).click();
    const dialog = admin.getByRole('dialog', { name: 'New Subject' });
    await dialog.getByRole('button', { name: 'Create subject' }).click();
    await expect(dialog.getByText('File is required')).toBeVisible();
    await dialog.getByLabel('Name', { exact: true }).fill(subject);
    await dialog.getByLabel('Description').fill('Stars and how far they are');
    await dialog.getByLabel('Price (RM)').fill('99.90');
    await choose(admin, 'Education Level', 'Standard 3');
    await dialog.locator('input[type=file]').setInputFiles(slipFile('astronomy.png'));
    await dialog.getByRole('button', { name: 'Create subject' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('and a class of it, on the day of today', async () => {
    await admin.goto('/admin/classes');
    await admin.getByRole('button', { name: 'New Class' }).click();
    const dialog = admin.getByRole('dialog', { name: 'New Class' });
    await choose(admin, 'Branch', 'Georgetown');
    await dialog.getByLabel('Subject', { exact: true }).fill(subject);
    await admin.getByTitle(new RegExp(`^${subject}`)).click();
    await choose(admin, 'Teachers', /^Lee Chong Wei/);
    await admin.keyboard.press('Escape');
    await choose(admin, 'Class Day', weekdayOf(today()));
    await pick(admin, 'Start time', '6:00 AM');
    await pick(admin, 'End time', '6:45 AM');
    await pick(admin, 'Commence date', '1 Jan 2026');
    await pick(admin, 'Conclude date', '31 Dec 2099');
    await dialog.getByRole('button', { name: 'Create class' }).click();
    await expect(dialog).toBeHidden();
  });

  const pupil = await (await contextOf(browser, student)).newPage();
  await test.step('the student asks for it', async () => {
    await pupil.goto('/student/enrollment');
    await choose(pupil, 'Branch', 'Georgetown');
    await pupil.getByRole('button', { name: 'Select class to enroll' }).click();
    const dialog = pupil.getByRole('dialog', { name: 'Select class to enroll' });
    await dialog.getByRole('listitem').filter({ hasText: subject }).getByRole('button').click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await pupil.reload();
    await expect(pupil.getByRole('button', { name: new RegExp(`^Remove: ${subject}`) })).toBeVisible();
    await pupil.getByRole('button', { name: 'Enroll', exact: true }).click();
    await expect(pupil.getByText('Previous Enrollment Is Still Pending Approval.')).toBeVisible();
  });

  await test.step('the admin accepts', async () => {
    await admin.goto('/admin/approval?tab=enrollments');
    await turnToLastPage(admin, admin.getByRole('button', { name: 'Accept' }));
    const row = admin.getByRole('row').filter({ hasText: subject });
    await row.getByRole('button', { name: 'Accept' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect(row).toHaveCount(0);
  });

  const teacher = await (await contextOf(browser, 'teacher')).newPage();
  await test.step('the teacher adds a document and takes the attendance', async () => {
    await teacher.goto('/teacher/timetable');
    await meeting(teacher).click();
    await teacher.getByRole('button', { name: 'Documents' }).click();
    const documents = teacher.getByRole('dialog').last();
    await documents.getByLabel('Title').fill('Notes on the moon');
    await documents.locator('input[type=file]').setInputFiles(pdfOfItsOwn('moon.pdf'));
    await documents.getByRole('button', { name: 'Add document' }).click();
    await expect(documents.getByRole('listitem').filter({ hasText: 'Notes on the moon' })).toBeVisible();
    await documents.getByRole('button', { name: 'Close' }).first().click();
    await teacher.getByRole('button', { name: 'Attendance' }).click();
    const sheet = teacher.getByRole('dialog').last();
    await sheet.getByRole('checkbox', { name: new RegExp(student.name) }).check();
    await sheet.getByRole('button', { name: 'Submit' }).click();
    await expect(sheet.getByRole('button', { name: 'Submit' })).toBeDisabled();
  });

  await test.step('the student reads the document', async () => {
    await pupil.goto('/student/timetable');
    await meeting(pupil).click();
    await pupil.getByRole('button', { name: 'Documents' }).click();
    await expect(pupil.getByRole('dialog').last().getByText('Notes on the moon')).toBeVisible();
  });

  await test.step('the admin sees the sheet, cancels the next lesson and deletes the class', async () => {
    await admin.goto(`/admin/classes?search=${encodeURIComponent(subject)}`);
    const row = admin.getByRole('row').filter({ hasText: subject });
    await row.getByRole('button', { name: 'Cancel' }).click();
    const dialog = admin.getByRole('dialog', { name: `Cancel Class: ${subject}` });
    await expect(dialog.getByRole('button', { name: 'Cancel this lesson' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await row.getByRole('button', { name: 'Delete' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Delete Class' }).click();
    await expect(row.getByText('Deleted')).toBeVisible();
  });
  for (const page of [admin, pupil, teacher]) await page.context().close();
});
