import { expect, test, type Page } from '@playwright/test';
import { addDays, mondayOf, today } from '@portal/shared-api/calendar';
import { adminToken, callApi, identityOf, newSettledStudent } from './support/people.ts';
import { contextOf, type Credentials } from './support/accounts.ts';

const stamp = Date.now();
const monday = addDays(mondayOf(today()), 7);
const [tuesday, thursday, saturday] = [1, 3, 5].map((days) => addDays(monday, days)) as [
  string,
  string,
  string,
];
const week = `?week=${monday}`;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A date as people read and type it. */
function shown(date: string): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return `${day} ${months[month - 1]} ${year}`;
}

const dayOf = (page: Page, weekday: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: weekday }) });

async function choose(page: Page, label: string, option: RegExp) {
  await page.getByLabel(label, { exact: true }).last().click();
  await page.locator('.ant-select-dropdown:visible').getByTitle(option).first().click();
}

async function pick(page: Page, label: string, text: string) {
  const field = page.getByRole('dialog').getByLabel(label, { exact: true });
  await field.fill(text);
  await field.press('Enter');
}

/** Two classes of one subject with their own teacher and student, so that nobody's demo lessons are moved. */
async function addCentre() {
  const token = await adminToken();
  const student = await newSettledStudent('standard_3');
  const teacher: Credentials = {
    role: 'teacher',
    email: `teacher.${stamp}@family.example`,
    password: 'a password of theirs',
  };
  const subjects = await callApi<{ data: { id: number; name: string; education_level: string }[] }>(
    'GET',
    'admin/subjects/all?excludeDeleted=1&unpaginated=1',
    { token },
  );
  // Not the first: another journey creates a subject of this level, Astronomy.
  const subject = subjects.data.findLast((one) => one.education_level === 'standard_3')!;
  const branches = await callApi<{ data: { id: number }[] }>('GET', 'branch/all');
  const { id: teacherId } = await callApi<{ id: number }>('POST', 'admin/teacher', {
    token,
    body: {
      ...teacher,
      ...{ name: `Cikgu Ong ${stamp}`, ic: '900131075568', contact: '+60123456789' },
      ...{ teacher_education_level: 'Degree', address: '3, Lebuh Armenian' },
    },
  });
  const classes: number[] = [];
  for (const [class_day, start_time, end_time] of [
    ['Monday', '06:05', '06:50'],
    ['Thursday', '06:10', '06:55'],
  ]) {
    const body = {
      ...{ branch_id: branches.data[0]!.id, subject_id: subject.id, teacher_ids: [teacherId] },
      ...{
        class_day,
        start_time,
        end_time,
        commence_date: addDays(monday, -28),
        conclude_date: '2099-12-31',
      },
    };
    classes.push((await callApi<{ id: number }>('POST', 'admin/classes', { token, body })).id);
  }
  const { studentId } = await identityOf(student);
  const body = { student_id: studentId, class_id: classes[0] };
  await callApi('POST', 'admin/student/class/add', { token, body });
  return { student, teacher, subject: subject.name, studentId };
}

test('a lesson is moved for everybody, for one student, and by its teacher, and comes back', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { student, teacher, subject, studentId } = await addCentre();
  const admin = await (await contextOf(browser, 'level3')).newPage();
  const pupil = await (await contextOf(browser, student)).newPage();
  const meeting = (page: Page, time: string) => page.getByRole('button', { name: new RegExp(time) });

  await test.step('an admin moves a lesson of a class; it is in the list and in the student’s week', async () => {
    await admin.goto('/admin/classes');
    await admin.getByRole('searchbox').fill(subject);
    const row = admin.getByRole('row', { name: /6:05 AM/ });
    await row.getByRole('button', { name: 'Time Change' }).click();
    await pick(admin, 'Original date', shown(monday));
    await pick(admin, 'New date', shown(tuesday));
    await admin.getByRole('button', { name: 'Change time' }).click();
    await expect(admin.getByText('Time Changes Created for the Class')).toBeVisible();
    await pupil.goto(`/student/timetable${week}`);
    await expect(dayOf(pupil, 'Tuesday')).toContainText('Moved');
    await expect(dayOf(pupil, 'Monday')).toContainText('To Tuesday');
  });

  await test.step('and takes it back', async () => {
    await admin.goto('/admin/timechanges');
    const row = admin.getByRole('row', { name: new RegExp(`${shown(monday)}.*6:05 AM`) });
    await row.getByRole('button', { name: 'Details' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await admin.getByRole('button', { name: 'Remove time change' }).click();
    await expect(row).toHaveCount(0);
    await pupil.reload();
    await expect(dayOf(pupil, 'Monday')).toContainText(subject);
    await expect(pupil.getByText('Moved', { exact: true })).toHaveCount(0);
  });

  await test.step('sends one student to the other class', async () => {
    await admin.goto(`/admin/students?search=${studentId}`);
    await admin
      .getByRole('row', { name: new RegExp(`${studentId}\\b`) })
      .getByRole('button', { name: 'Details' })
      .click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('tab', { name: 'Classes' }).click();
    await dialog.getByRole('button', { name: 'Time Change' }).click();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByText('Please select a date for the original class and new class')).toBeVisible();
    await choose(admin, 'Lesson to replace', new RegExp(shown(monday)));
    await choose(admin, 'Class to attend instead', new RegExp(`${stamp}`));
    await choose(admin, 'Lesson to attend instead', new RegExp(shown(thursday)));
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('button', { name: 'Confirm time change' }).click();
    await expect(admin.getByText('Time change successfully created.')).toBeVisible();
    await pupil.reload();
    await expect(dayOf(pupil, 'Thursday')).toContainText('Replacement');
    await expect(dayOf(pupil, 'Monday')).toContainText('Replaced');
  });

  await test.step('and takes that back', async () => {
    await admin.goto('/admin/timechanges?tab=individual');
    await admin.getByRole('searchbox', { name: 'Search by student' }).fill(studentId);
    const row = admin.getByRole('row', { name: new RegExp(studentId) });
    await row.getByRole('button', { name: 'Remove' }).click();
    await admin.getByRole('button', { name: 'Remove time change' }).click();
    await expect(row).toHaveCount(0);
    await pupil.reload();
    await expect(meeting(pupil, '6:05 AM')).toBeVisible();
    await expect(pupil.getByText('Replaced', { exact: true })).toHaveCount(0);
  });

  await test.step('the teacher moves the lesson', async () => {
    const page = await (await contextOf(browser, teacher)).newPage();
    await page.goto(`/teacher/timetable${week}`);
    await meeting(page, '6:05 AM').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Time Change' }).click();
    await pick(page, 'New date', shown(saturday));
    await page.getByRole('button', { name: 'Change time' }).click();
    await expect(page.getByText('Time Changes Created for the Class')).toBeVisible();
    await pupil.reload();
    await expect(dayOf(pupil, 'Saturday')).toContainText('Moved');
    await page.context().close();
  });
  await admin.context().close();
  await pupil.context().close();
});
