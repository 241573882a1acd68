import { afterEach, expect, test } from '@jest/globals';
import type { ClassSummary } from '@portal/shared-api/classes';
import type { StudentDetails } from '@portal/shared-api/students';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused, renderPage, type Answers } from '../testing/render-page.tsx';
import { TimeChange } from './time-change.tsx';

afterEach(cleanup);

const physics: ClassSummary = {
  id: 1,
  subject_id: 9,
  subject: { id: 9, name: 'Physics' },
  education_level: 'form_4',
  branch_id: 1,
  branch: { id: 1, branch_name: 'Georgetown' },
  teacher_ids: [5],
  teachers: [{ id: 5, name: 'Cikgu Wong' }],
  class_day: 'Monday',
  start_time: '15:00',
  end_time: '16:30',
  coming: [],
  commence_date: '2026-01-01',
  conclude_date: '2026-12-31',
  is_online: 0,
  is_hybrid: 0,
};
const meeting = (date: string) => ({ date, start_time: '15:00', end_time: '16:30' });
const thursday: ClassSummary = { ...physics, id: 2, class_day: 'Thursday' };
const student = { id: 12, student_id: 'SS12', name: 'Aina' } as StudentDetails;

function show(answers: Answers, onBack = () => undefined as void) {
  return renderPage(<TimeChange student={student} of={physics} onBack={onBack} />, { answers });
}
const choices: Answers = {
  'time-changes.choices': () => ({
    original: [meeting('2026-03-02')],
    // The second one is more than 60 days away.
    replacements: [{ of: thursday, meetings: [meeting('2026-03-05'), meeting('2026-06-04')] }],
  }),
};
const pick = async (label: string, option: RegExp) => {
  await userEvent.click(await screen.findByLabelText(label));
  const offered = await screen.findAllByTitle(option);
  await userEvent.click(offered.at(-1)!);
  return offered.length;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('asks for both dates, shows them, and keeps them when the call is refused', async () => {
  let isBack = false;
  let refuse = true;
  const { callsOf, notices } = show(
    {
      ...choices,
      'time-changes.student': () => {
        if (refuse)
          throw refused('validation', 'Wrong.', { newDate: ['The lesson of this date is cancelled'] });
        return { message: 'Time change successfully created.' };
      },
    },
    () => {
      isBack = true;
    },
  );
  await pick('Lesson to replace', /2 Mar 2026/);
  await press('Next');
  await screen.findByText('Please select a date for the original class and new class');
  screen.getByText('Choose the class to attend instead first.');
  await pick('Class to attend instead', /Cikgu Wong/);
  expect(screen.queryByText('Choose the class to attend instead first.')).toBeNull();
  await pick('Lesson to attend instead', /5 Mar 2026/);
  expect(screen.queryByTitle(/Jun 2026/)).toBeNull();
  await press('Next');
  await press('Confirm time change');
  await screen.findByText('The lesson of this date is cancelled');
  refuse = false;
  await press('Confirm time change');
  await waitFor(() => expect(isBack).toBe(true));
  expect(notices).toEqual(['Time change successfully created.']);
  expect(callsOf('time-changes.student').at(-1)!.body).toEqual({
    studentId: 'SS12',
    originalClassId: 1,
    originalDate: '2026-03-02',
    newClassId: 2,
    newDate: '2026-03-05',
    despite_clashes: false,
    despite_doubts: false,
  });
});

test('asks about a doubtful day and then about a clash, and goes on with both answers', async () => {
  const refusals = [
    refused('time_change_doubtful', 'The lesson would be on Monday.'),
    refused('clashes', 'Aina.'),
  ];
  const { callsOf, questions } = show({
    ...choices,
    'time-changes.student': () => {
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      return { message: 'ok' };
    },
  });
  await pick('Lesson to replace', /2 Mar 2026/);
  await pick('Class to attend instead', /Cikgu Wong/);
  await pick('Lesson to attend instead', /5 Mar 2026/);
  await press('Next');
  await press('Confirm time change');
  await waitFor(() => expect(callsOf('time-changes.student')).toHaveLength(3));
  expect(questions).toEqual([
    'Is this the right day? The lesson would be on Monday.',
    'Somebody has another lesson then Aina.',
  ]);
  expect(callsOf('time-changes.student').at(-1)!.body).toMatchObject({
    despite_clashes: true,
    despite_doubts: true,
  });
});

test('says when there is no other class', async () => {
  show({ 'time-changes.choices': () => ({ original: [meeting('2026-03-02')], replacements: [] }) });
  await screen.findByText('No Class Selectable for Replacement');
});
