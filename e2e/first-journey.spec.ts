import { addDays, clockTime, mondayOf, today } from '@portal/shared-api/calendar';
import { educationLevelNames, type EducationLevel } from '@portal/shared-api/education-levels';
import type { Occurrence } from '@portal/shared-api/timetable';
import { expect, test, type Page } from '@playwright/test';
import { fillSignIn, signIn, tokenOf } from './support/accounts.ts';
import { turnToLastPage } from './support/lists.ts';

const child = `Tan Mei Ling ${Date.now()}`;
const email = `journey.${Date.now()}@family.example`;
const password = 'a password of my own';

/** A visitor reads the page in both languages and registers a child. */
async function register(page: Page, level: EducationLevel): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /中文/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.getByRole('link', { name: '注册' }).first()).toBeVisible();
  await page.getByRole('button', { name: /English/ }).click();
  await page.getByRole('link', { name: 'Register' }).first().click();
  await expect(page).toHaveURL('/register');

  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Input is required').first()).toBeVisible();

  await page.getByLabel('Student’s name').fill(child);
  await page.getByLabel('Phone').fill('+60123456789');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Education Level').selectOption(level);
  await page.getByLabel('School', { exact: true }).fill('Sungai Ara');
  await page.getByRole('option', { name: 'SK Sungai Ara' }).click();
  await page.getByLabel('Branch').selectOption({ label: 'Georgetown' });
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible();
}

/** A level_1 admin accepts it with the generated password, which is shown once. */
async function accept(page: Page): Promise<{ studentId: string; issued: string }> {
  await signIn(page, 'level1');
  await turnToLastPage(page, page.getByRole('row', { name: 'Accept' }));
  const row = page.getByRole('row', { name: child });
  await row.getByRole('button', { name: 'Accept' }).click();
  const issued = await page.getByRole('dialog').getByLabel('Password').inputValue();
  expect(issued).toMatch(/^[0-9A-Za-z!@#$%^&*()]{13}$/);
  await page.getByRole('button', { name: 'Accept student' }).click();
  const result = page.getByRole('dialog', { name: `${child} is a student now` });
  await expect(result).toContainText(issued);
  const studentId = /SS\d+/.exec(await result.innerText())![0];
  await result.getByRole('button', { name: 'Copy all' }).click();
  await result.getByRole('button', { name: 'Done' }).click();
  await expect(row).toHaveCount(0);
  return { studentId, issued };
}

/** The admin adds the student to the class. */
async function addClass(page: Page, studentId: string, wanted: Occurrence): Promise<void> {
  await page.getByRole('link', { name: 'Students', exact: true }).click();
  await page.getByLabel('Search by name or ID').fill(studentId);
  await page.getByRole('row', { name: child }).getByRole('button', { name: 'Details' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Classes' }).click();
  await dialog.getByRole('button', { name: 'Add class' }).click();
  const line = dialog
    .getByRole('listitem')
    .filter({ hasText: wanted.subject.name })
    .filter({ hasText: wanted.day })
    .filter({ hasText: clockTime(wanted.start_time) });
  await line.getByRole('button', { name: /^Add: / }).click();
  await expect(line.getByRole('button', { name: 'Added' })).toBeVisible();
}

/** The student signs in and completes the three steps. */
async function setUp(page: Page, issued: string): Promise<void> {
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url());
  });
  await page.goto('/signin');
  await fillSignIn(page, { role: 'student', email, password: issued });
  await expect(page).toHaveURL('/student/initialize');
  await page.goto('/student/timetable');
  await expect(page).toHaveURL('/student/initialize');
  await expect(page.getByLabel('New Password')).toBeVisible();
  // The student cannot request anything yet, and the portal knows.
  expect(refused).toEqual([]);

  const choosePassword = async () => {
    await page.getByLabel('New Password').fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await page.getByRole('button', { name: 'Next' }).click();
  };
  await choosePassword();
  await page.getByLabel('IC').fill('150131-07-5566');
  await page.getByLabel('Address').fill('12, Jalan Burma, 10050 George Town');
  await page.getByLabel('Guardian Name').fill('Tan Ah Kow');
  await page.getByLabel('Guardian Phone').fill('+60123456780');
  await page.goBack();
  await expect(page.getByLabel('New Password')).toHaveValue(password);
  await page.goForward();
  await expect(page.getByLabel('Address')).toHaveValue('12, Jalan Burma, 10050 George Town');
  await page.reload();
  await expect(page.getByLabel('New Password')).toHaveValue('');
  await choosePassword();
  await expect(page.getByLabel('Guardian Name')).toHaveValue('Tan Ah Kow');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Confirm and finish' }).click();
  await expect(page).toHaveURL('/student/timetable');
  const kept = await page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.startsWith('draft')),
  );
  expect(kept).toEqual([]);
}

/** Next week has every weekly class, whatever day the student joined on this week. */
async function expectNextWeek(page: Page, { subject, start_time }: Occurrence): Promise<void> {
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(
    page
      .getByRole('button')
      .filter({ hasText: subject.name })
      .filter({ hasText: clockTime(start_time) })
      .first(),
  ).toBeVisible();
}

test('a visitor registers, an admin accepts, student and teacher see the class, a parent the payments', async ({
  browser,
  request,
}) => {
  test.setTimeout(300_000);
  const week = mondayOf(addDays(today(), 7));
  const taught = await request.get(`/api/teacher/classes?week=${week}`, {
    headers: { authorization: `Bearer ${await tokenOf(request, 'teacher')}` },
  });
  const { data } = (await taught.json()) as { data: Occurrence[] };
  const wanted = data.find(
    ({ branch, change, education_level }) =>
      branch.branch_name === 'Georgetown' && change === 'none' && education_level !== 'general',
  )!;
  const level = wanted.education_level as EducationLevel;
  expect(educationLevelNames[level]).toBeDefined();

  const visitor = await browser.newPage();
  await register(visitor, level);

  const admin = await browser.newPage();
  const { studentId, issued } = await accept(admin);
  await addClass(admin, studentId, wanted);

  const student = await browser.newPage();
  await setUp(student, issued);
  await expectNextWeek(student, wanted);
  await student.goto('/student/initialize');
  await expect(student).toHaveURL('/pagenotfound');

  const teacher = await browser.newPage();
  await signIn(teacher, 'teacher');
  await expectNextWeek(teacher, wanted);

  const parent = await browser.newPage();
  await signIn(parent, 'parent');
  const rows = parent.getByRole('row').filter({ hasText: /SS1\d{5}/ });
  await expect(rows.first()).toBeVisible();
  await rows.first().getByRole('button', { name: 'View Details' }).click();
  await expect(parent.getByRole('dialog', { name: 'Payment Detail' })).toContainText('Payment For');
});
