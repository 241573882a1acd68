import { expect, test } from '@playwright/test';
import { contextOf } from './support/accounts.ts';
import { turnToLastPage } from './support/lists.ts';
import { callApi, identityOf, newParent, newSettledStudent } from './support/people.ts';
import { pdfOfItsOwn } from './support/slips.ts';

const stamp = Date.now();
const phone = `+601${String(stamp).slice(-8)}`;

test('a student, a teacher, a parent and a linkage are rejected: none is made, and who was may ask again', async ({
  browser,
  request,
}) => {
  const branches = await callApi<{ data: { id: number }[] }>('GET', 'branch/all');
  const student = {
    ...{ name: `Rejected D'Cruz ${stamp}`, phone, email: `child.${stamp}@family.example`, consent: true },
    ...{ education_level: 'standard_3', school: 'SK Westlands', package_interest: 'tuition' },
    selectedBranch: branches.data[0]!.id,
  };
  const parent = {
    ...{ name: `Rejected Siti ${stamp}`, contact_number: phone, email: `siti.${stamp}@family.example` },
    ...{ password: 'one of my own', confirmPassword: 'one of my own', student_ids: [], consent: true },
  };
  const teacher = { name: `Rejected Raju ${stamp}`, phone, enquiry: 'Other' };
  const asking = await newParent();
  const { token } = await callApi<{ token: string }>('POST', 'parent/login', { body: asking });
  await callApi('POST', 'student/register', { body: student });
  await callApi('POST', 'parent/register', { body: parent });
  await callApi('POST', 'parent/linknewstudent', { token, body: { student_ids: ['SS1001'] } });
  const applied = await request.post('/api/teacher/register', {
    multipart: { ...teacher, resume: pdfOfItsOwn('resume.pdf') },
  });
  expect(applied.status()).toBe(200);

  const context = await contextOf(browser, 'level3');
  const admin = await context.newPage();
  for (const [tab, name] of [
    ['students', student.name],
    ['teachers', teacher.name],
    ['parents', parent.name],
    ['linkage', asking.name],
  ] as const)
    await test.step(tab, async () => {
      // The newest ones are last.
      await admin.goto(`/admin/approval?tab=${tab}&page=9`);
      const row = admin.getByRole('row', { name }).last();
      await row.getByRole('button', { name: 'Reject' }).click();
      const question = admin.getByRole('dialog', { name: `Reject ${name}?` });
      await question.getByRole('button', { name: 'Reject' }).click();
      await expect(question).toBeHidden();
      if (tab !== 'linkage') await expect(row).toHaveCount(0);
    });
  await context.close();

  const signIn = await request.post('/api/parent/login', { data: parent });
  expect(signIn.status()).toBe(401);
  const profile = await callApi<{ students: unknown[] }>('GET', 'parent/profile', { token });
  expect(profile.students).toEqual([]);
  await callApi('POST', 'student/register', { body: student });
  await callApi('POST', 'parent/register', { body: parent });
});

test('an enrollment is rejected: the student is in no class and may ask again', async ({ browser }) => {
  const student = await newSettledStudent('form_1');
  const { studentId: id, token } = await identityOf(student);
  const branches = await callApi<{ data: { id: number }[] }>('GET', 'branch/all');
  const place = { education_level: 'form_1', branch_id: branches.data[0]!.id };
  const offered = await callApi<{ data: { id: number }[] }>('POST', 'student/classes/registerable', {
    token,
    body: place,
  });
  const request = { ...place, enrollment_type: 'tuition', class_ids: [offered.data[0]!.id] };
  await callApi('POST', 'student/enrollment', { token, body: request });

  const context = await contextOf(browser, 'level3');
  const admin = await context.newPage();
  await admin.goto('/admin/approval?tab=enrollments');
  await turnToLastPage(admin, admin.getByRole('button', { name: 'Reject' }));
  const row = admin.getByRole('row').filter({ hasText: id });
  await row.getByRole('button', { name: 'Reject' }).click();
  const question = admin.getByRole('dialog', { name: `Reject ${student.name}?` });
  await question.getByRole('button', { name: 'Reject' }).click();
  await expect(row).toHaveCount(0);
  await context.close();

  const status = await callApi<{ data: object }>('GET', 'student/enrollment/status', { token });
  expect(status.data).toMatchObject({ have_active_enrollment: false });
  await callApi('POST', 'student/enrollment', { token, body: request });
});
