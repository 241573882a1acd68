import { afterEach, expect, test } from '@jest/globals';
import type { RegisterableClass } from '@portal/shared-api/enrollment-requests';
import { renderArea } from '@portal/shared-ui/testing/render-area';
import { cleanup, screen, within } from '@testing-library/react';
import ch from '../texts/ch.ts';
import en from '../texts/en.ts';
import { ClassDialog } from './class-dialog.tsx';

afterEach(cleanup);

const offered = (id: number, name: string, more: Partial<RegisterableClass> = {}): RegisterableClass => ({
  ...{ id, subject: { id, name, is_elective: 1 }, education_level: 'form_4', teachers: [] },
  ...{ branch: { id: 1, branch_name: 'Georgetown' }, class_day: 'Monday', is_online: 0, is_hybrid: 0 },
  ...{ start_time: '09:00', end_time: '10:00', commence_date: '2026-01-05', conclude_date: '2026-11-30' },
  ...{ subject_id: id, branch_id: 1, teacher_ids: [] },
  ...{ coming: [], is_attended: false, overlaps: [], ...more },
});
const data = [
  offered(1, 'Maths', { overlaps: [{ id: 2, name: 'Science', is_attended: false }] }),
  offered(2, 'Science', { overlaps: [{ id: 1, name: 'Maths', is_attended: false }] }),
  offered(3, 'Art', { overlaps: [{ id: 9, name: 'Piano', is_attended: true }] }),
  offered(4, 'History'),
  offered(5, 'Piano', { is_attended: true }),
];

test('classes at the time of one that is selected or attended say so and cannot be selected', async () => {
  renderArea(
    <ClassDialog
      query={{ data: { data }, error: null, isFetching: false, refetch: () => undefined }}
      chosen={new Set([1])}
      onToggle={() => undefined}
      onClose={() => undefined}
    />,
    { area: 'student-app', texts: { en, ch }, language: 'en', answers: {} },
  );
  const shown = (await screen.findAllByRole('listitem')).map((item) => [
    item.querySelector('strong')!.textContent,
    /Same time as .*(select|attend)(ed)?/.exec(item.textContent)?.[0] ?? '',
    within(item).getByRole<HTMLButtonElement>('button').disabled,
  ]);
  expect(shown).toEqual([
    ['Maths', '', false],
    ['Science', 'Same time as Maths, which you selected', true],
    ['Art', 'Same time as Piano, which you attend', true],
    ['History', '', false],
    ['Piano', '', true],
  ]);
  screen.getByRole('button', { name: 'Select: History · Monday · 9:00 AM - 10:00 AM' });
});
