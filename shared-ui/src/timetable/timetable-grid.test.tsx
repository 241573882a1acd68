import { afterEach, expect, jest, test } from '@jest/globals';
import { today } from '@portal/shared-api/calendar';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderKit } from '../testing/render-kit.tsx';
import { KitProvider } from '../theme/theme.tsx';
import { TimetableGrid } from './timetable-grid.tsx';

afterEach(cleanup);

const meeting = (class_id: number, date: string, start_time: string, end_time: string) => ({
  class_id,
  subject: { id: class_id },
  date,
  start_time,
  end_time,
});
const meetings = [
  meeting(2, '2025-01-06', '16:00', '17:30'),
  meeting(1, '2025-01-06', '12:00', '13:30'),
  meeting(3, '2025-01-12', '00:15', '01:00'),
];

function show(given: typeof meetings | undefined = meetings, language: 'en' | 'ch' = 'en') {
  const onOpen = jest.fn();
  const onWeekChange = jest.fn();
  renderKit(
    <TimetableGrid
      week="2025-01-09"
      meetings={given}
      title={(one) => `Class ${one.class_id}`}
      onOpen={onOpen}
      onWeekChange={onWeekChange}
    />,
    language,
  );
  return { onOpen, onWeekChange };
}

test('lists the meetings of each day by time, on a 12-hour clock, Monday to Sunday', () => {
  show();
  const days = screen.getAllByRole('listitem');
  expect(days.map((day) => within(day).getByRole('heading').textContent)).toEqual([
    'Monday 6 Jan',
    'Tuesday 7 Jan',
    'Wednesday 8 Jan',
    'Thursday 9 Jan',
    'Friday 10 Jan',
    'Saturday 11 Jan',
    'Sunday 12 Jan',
  ]);
  expect(
    within(days[0]!)
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual(['12:00 PM - 1:30 PMClass 1', '4:00 PM - 5:30 PMClass 2']);
  expect(within(days[6]!).getByRole('button').textContent).toBe('12:15 AM - 1:00 AMClass 3');
  within(days[1]!).getByText('No class');
});

test('opens a meeting and walks by weeks', async () => {
  const { onOpen, onWeekChange } = show();
  await userEvent.click(screen.getByRole('button', { name: /Class 2/ }));
  expect(onOpen).toHaveBeenCalledWith(meetings[0]);
  await userEvent.click(screen.getByRole('button', { name: 'Previous week' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next week' }));
  expect(onWeekChange.mock.calls).toEqual([['2024-12-30'], ['2025-01-13']]);
});

test('on a phone brings today into view once, without the focus', () => {
  const scroll = jest.fn();
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('max-width'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as never,
  );
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ bottom: 5000 } as DOMRect);
  Element.prototype.scrollIntoView = scroll;
  const grid = (given: typeof meetings | undefined) => (
    <TimetableGrid
      week={today()}
      meetings={given}
      title={() => ''}
      onOpen={() => undefined}
      onWeekChange={() => undefined}
    />
  );
  const { rerender } = renderKit(grid(undefined));
  const showAgain = (given: typeof meetings) =>
    rerender(<KitProvider language="en">{grid(given)}</KitProvider>);
  expect(scroll).not.toHaveBeenCalled();
  showAgain([]);
  showAgain(meetings);
  expect(scroll.mock.contexts).toEqual([document.querySelector('.kit-day-today')]);
  expect(document.activeElement).toBe(document.body);
  jest.restoreAllMocks();
});

test('speaks Chinese, and says so when the week is empty', () => {
  show([], 'ch');
  expect(screen.getByText('这一周没有课。')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '星期一 1月6日' })).toBeTruthy();
});
