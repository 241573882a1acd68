import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { contextOf, emailOf, fillSignIn, homes, type Account } from './support/accounts.ts';
import { adminToken, callApi } from './support/people.ts';
import { pdfOfItsOwn } from './support/slips.ts';

const stamp = Date.now();

const register = (page: Page) => page.getByRole('button', { name: 'Register', exact: true });
const success = (page: Page) => page.getByRole('heading', { name: 'Registration Successful!' });

async function startAs(page: Page, role: 'Student' | 'Teacher' | 'Parent'): Promise<void> {
  await page.goto('/register');
  await page.getByRole('radio', { name: role }).check({ force: true });
}

async function dismiss(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Registration not sent' });
  await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
}

/** What a new window shows, or downloads if the browser has no viewer for it. */
const addressOfNextPage = (context: BrowserContext): Promise<string> =>
  new Promise((resolve) => {
    context.once('page', (page) => {
      const isThere = (address: string) => {
        if (address === '' || address === 'about:blank') return;
        resolve(address);
        void page.close();
      };
      page.on('download', (file) => isThere(file.url()));
      page.on('framenavigated', (frame) => isThere(frame.url()));
      isThere(page.url());
    });
  });

test('a teacher applies with a resume, and level_3 alone decides', async ({ browser }) => {
  const name = `Priya A/P Subramaniam ${stamp}`;
  const email = `priya.${stamp}@teacher.example`;
  const visitor = await browser.newPage();
  await startAs(visitor, 'Teacher');
  await visitor.getByLabel('Name').fill(name);
  await visitor.getByLabel('Phone').fill(`01${String(stamp).slice(-8)}`);
  await visitor.getByLabel('Enquiry').selectOption('Tuition Teacher');

  const resume = visitor.getByLabel('Resume');
  const problem = visitor.locator('.landing-field').filter({ has: resume }).locator('.landing-field__error');
  await register(visitor).click();
  await expect(problem).toHaveText('File is required');
  await resume.setInputFiles({
    name: 'resume.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: Buffer.from('PK\u0003\u0004'),
  });
  await register(visitor).click();
  await expect(problem).toContainText('PDF');
  // The content counts, not the name.
  await resume.setInputFiles({
    name: 'resume.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<!doctype html><title>resume</title><script>alert(1)</script>'),
  });
  await expect(problem).toHaveCount(0);
  await register(visitor).click();
  await expect(problem).toContainText('PDF');
  await expect(visitor.getByRole('dialog')).toHaveCount(0);
  await expect(visitor.getByLabel('Name')).toHaveValue(name);
  await resume.setInputFiles(pdfOfItsOwn('简历 一月.pdf'));
  await register(visitor).click();
  await expect(success(visitor)).toBeVisible();

  for (const account of ['level1', 'level2'] as Account[]) {
    const context = await contextOf(browser, account);
    const page = await context.newPage();
    await page.goto('/admin/approval?tab=teachers');
    await expect(page.getByRole('tab', { name: 'Students', selected: true })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Teachers' })).toHaveCount(0);
    await context.close();
  }

  const context = await contextOf(browser, 'level3');
  const admin = await context.newPage();
  await admin.goto(homes.admin);
  await admin.getByRole('tab', { name: 'Teachers' }).click();
  const row = admin.getByRole('row', { name });
  const opened = addressOfNextPage(context);
  await row.getByRole('button', { name: 'View resume' }).click();
  expect(await opened).toMatch(/^blob:/);
  await row.getByRole('button', { name: 'Accept' }).click();
  const dialog = admin.getByRole('dialog', { name: `Accept ${name}` });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('IC').fill('900131-07-5568');
  await dialog.getByLabel('Education Level').fill('Degree in Mathematics');
  await dialog.getByLabel('Address').fill('3, Lebuh Armenian, 10200 George Town');
  const password = await dialog.getByLabel('Password', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Accept teacher' }).click();
  const issued = admin.getByRole('dialog', { name: `${name} is a teacher now` });
  await expect(issued).toContainText(password);
  await issued.getByRole('button', { name: 'Copy all' }).click();
  await issued.getByRole('button', { name: 'Done' }).click();
  await expect(row).toHaveCount(0);
  await context.close();

  await visitor.goto('/signin');
  await fillSignIn(visitor, { role: 'teacher', email, password });
  await expect(visitor).toHaveURL(homes.teacher);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await visitor.close();
});

interface Payer {
  student_id: string;
  name: string;
}

/** Two students with payments, outside the demo family. */
async function twoPayers(): Promise<[Payer, Payer]> {
  const { data } = await callApi<{ data: { student: Payer }[] }>('GET', 'admin/payment', {
    token: await adminToken(),
  });
  const payers = new Map(data.map(({ student }) => [student.name, student]));
  const [first, second] = payers.values();
  return [first!, second!];
}

test('a parent registers, is accepted and sees the payments of each child that is linked', async ({
  browser,
}) => {
  const [first, second] = await twoPayers();
  const name = `Nurul Izzati ${stamp}`;
  const parent = {
    role: 'parent',
    email: `nurul.${stamp}@family.example`,
    password: 'one of my own',
  } as const;
  const page = await browser.newPage();
  await startAs(page, 'Parent');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(parent.email);
  await page.getByLabel('Phone').fill('012-345 6789');
  await page.getByLabel('Password', { exact: true }).fill(parent.password);
  await page.getByLabel('Confirm Password').fill('another one');
  await page.getByLabel('Student ID 1').fill('twelve');
  await page.getByRole('checkbox').check();
  await register(page).click();
  await expect(
    page.getByText('Please make sure the Password and Confirm Password fields are matching.'),
  ).toBeVisible();
  await expect(page.getByText('A student ID is SS followed by digits')).toBeVisible();
  await page.getByLabel('Confirm Password').fill(parent.password);
  await page.getByLabel('Student ID 1').fill(first.student_id.toLowerCase());

  // Somebody else's address: a message says so and nothing is lost.
  await page.getByLabel('Email').fill(emailOf('parent').toUpperCase());
  await register(page).click();
  await dismiss(page, 'This email already has an account');
  await expect(
    page.locator('.landing-field__error', { hasText: 'This email already has an account' }),
  ).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await expect(page.getByLabel('Confirm Password')).toHaveValue(parent.password);
  await expect(page.getByLabel('Student ID 1')).toHaveValue(first.student_id.toLowerCase());
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.getByLabel('Email').fill(parent.email);
  await register(page).click();
  await expect(success(page)).toBeVisible();

  // Nobody can sign in before an admin has accepted.
  await page.goto('/signin');
  await fillSignIn(page, parent);
  await page.getByRole('dialog', { name: 'Error Message' }).getByRole('button', { name: 'OK' }).click();

  const context = await contextOf(browser, 'level3');
  const admin = await context.newPage();
  await admin.goto('/admin/approval?tab=parents');
  const registration = admin.getByRole('row', { name });
  await expect(registration).toContainText(first.student_id);
  await registration.getByRole('button', { name: 'Accept' }).click();
  const question = admin.getByRole('dialog', { name: `Accept ${name}?` });
  await expect(question).toContainText(`The parent can see these students at once: ${first.student_id}`);
  await question.getByRole('button', { name: 'Accept' }).click();
  await expect(registration).toHaveCount(0);

  await fillSignIn(page, parent);
  await expect(page).toHaveURL(homes.parent);
  const paymentsOf = (student: Payer) => page.getByRole('row', { name: student.name });
  await expect(paymentsOf(first)).not.toHaveCount(0);
  await expect(paymentsOf(second)).toHaveCount(0);

  await page.getByRole('link', { name: 'View Profile' }).click();
  await page.getByLabel('Student ID 1').fill(second.student_id);
  await page.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText('Submission successful, Admin will review the request.')).toBeVisible();

  await admin.getByRole('tab', { name: 'Linkage' }).click();
  const request = admin.getByRole('row', { name });
  await request.getByRole('button', { name: 'Accept' }).click();
  await question.getByRole('button', { name: 'Accept' }).click();
  await expect(request).toHaveCount(0);
  await context.close();

  await page.goto(homes.parent);
  await expect(paymentsOf(first)).not.toHaveCount(0);
  await expect(paymentsOf(second)).not.toHaveCount(0);
  await page.close();
});
