import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialog, page, parent, press, row, show, student } from './testing/approvals.tsx';
import { refused } from '../testing/render-page.tsx';

// Whole Ant Design screens are slow on a busy machine.
afterEach(cleanup);

describe('tabs', () => {
  test('Teachers is for level_3 only, and its list is not even asked for', async () => {
    const { calls } = show({}, { level: 'level_2', path: '/?tab=teachers' });
    await screen.findByText('Aisyah');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Students',
      'Enrollments',
      'Parents',
      'Linkage',
    ]);
    expect(calls.map(({ name }) => name).sort()).toEqual(['approvals.counts', 'approvals.students']);
  });

  test('tab and page come from the address and go into it', async () => {
    const { callsOf } = show(
      { 'approvals.parents': () => ({ data: [parent], last_page: 3 }) },
      { path: '/?tab=parents&page=2' },
    );
    await screen.findByText('Siti');
    expect(callsOf('approvals.parents')[0]?.query).toEqual({ page: 2 });
    await userEvent.click(screen.getByRole('tab', { name: 'Linkage' }));
    expect(window.location.search).toBe('?tab=linkage');
    await userEvent.click(screen.getByRole('tab', { name: 'Students' }));
    expect(window.location.search).toBe('');
  });

  test('a page that is gone leads to the last one', async () => {
    show({ 'approvals.students': () => page() }, { path: '/?page=4' });
    await screen.findByText('No student registration is waiting.');
    await waitFor(() => expect(window.location.search).toBe(''));
  });
});

describe('rejecting', () => {
  test('asks, decides, says so, and the next row gets the focus', async () => {
    let waiting = [student(1, 'Aisyah'), student(2, 'Ben'), student(3, 'Chong')];
    const { questions, notices } = show({
      'approvals.students': () => page(...waiting),
      'approvals.rejectStudent': ({ params }) => {
        waiting = waiting.filter(({ id }) => id !== params!.id);
        return { message: 'The registration of Ben was rejected.' };
      },
    });
    await press(await row('Ben'), 'Reject');
    await waitFor(() => expect(notices).toEqual(['The registration of Ben was rejected.']));
    expect(questions[0]).toContain('Reject Ben?');
    expect(screen.queryByText('Ben')).toBeNull();
    await waitFor(() =>
      expect(document.activeElement?.closest('tr')).toBe(screen.getByText('Chong').closest('tr')),
    );
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Accept');
  });

  test('does nothing when the question is answered with no', async () => {
    const { callsOf, questions } = show({}, { confirms: false });
    await press(await row('Ben'), 'Reject');
    await waitFor(() => expect(questions).toHaveLength(1));
    expect(callsOf('approvals.rejectStudent')).toEqual([]);
  });

  test('a refusal opens a dialog with the reason, and the list is read again', async () => {
    const { callsOf } = show({
      'approvals.rejectStudent': () => {
        throw refused('already_processed', 'This was already processed by somebody else.');
      },
    });
    await press(await row('Ben'), 'Reject');
    within(await dialog()).getByText('This was already processed by somebody else.');
    await waitFor(() => expect(callsOf('approvals.students').length).toBe(2));
  });
});

describe('parents and linkage', () => {
  test('the question says what happens with each student named', async () => {
    const { questions, callsOf } = show(
      { 'approvals.decideParent': () => ({ message: 'ok' }) },
      { path: '/?tab=parents' },
    );
    const line = await row('Siti');
    within(line).getByText('A student of another branch');
    within(line).getByText('No student has this ID');
    await press(line, 'Accept');
    await waitFor(() => expect(callsOf('approvals.decideParent')).toHaveLength(1));
    expect(questions[0]).toContain('SS12 Kumar A/L Raju');
    expect(questions[0]).toContain('other branch decide on SS13');
    expect(questions[0]).toContain('nothing is linked: SS99');
    expect(callsOf('approvals.decideParent')[0]?.params).toEqual({ id: 6, decision: 'accept' });
  });

  test('a taken address of a parent is told by its field message', async () => {
    show(
      {
        'approvals.decideParent': () => {
          throw refused('validation', 'Please make sure all the data are correct.', {
            email: ['This email already has an account'],
          });
        },
      },
      { path: '/?tab=parents' },
    );
    await press(await row('Siti'), 'Accept');
    expect(within(await dialog()).getByText('This email already has an account')).toBeTruthy();
  });

  test('a linkage to an ID that nobody has is accepted only after a warning', async () => {
    const answers = { 'approvals.decideLinkage': () => ({ message: 'ok' }) };
    const { questions, callsOf } = show(answers, { path: '/?tab=linkage', confirms: false });
    const [toKnown, toNobody] = (await screen.findAllByText('Siti')).map((cell) => cell.closest('tr')!);
    await press(toKnown!, 'Accept');
    await press(toNobody!, 'Accept');
    await waitFor(() => expect(questions).toHaveLength(2));
    expect(questions[0]).toContain('Kumar A/L Raju (SS12)');
    expect(questions[1]).toContain('No student has the ID SS99');
    expect(callsOf('approvals.decideLinkage')).toEqual([]);
  });
});

test('says in Chinese what it says in English', async () => {
  show({}, { language: 'ch' });
  await screen.findByText('Aisyah');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    '学生',
    '老师',
    '选课',
    '家长',
    '关联申请',
  ]);
  expect(document.body.textContent).not.toMatch(/approvals\.|students\./);
});

test('a list that cannot be loaded says so and can be tried again', async () => {
  let works = false;
  show({
    'approvals.students': () => {
      if (!works) throw refused('network', 'No answer from the portal.');
      return page(student(1, 'Aisyah'));
    },
  });
  await screen.findByText('No answer from the portal.');
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Aisyah')).toBeTruthy();
});

test('says since when a request waits, and marks what came today', async () => {
  const at = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  show({
    'approvals.students': () =>
      page({ ...student(1, 'Aisyah'), created_at: at(3) }, { ...student(2, 'Ben'), created_at: at(0) }),
  });
  within(await row('Aisyah')).getByText('waiting 3 days');
  within(await row('Ben')).getByText('New');
});
