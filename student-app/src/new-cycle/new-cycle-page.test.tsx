import { afterEach, test } from '@jest/globals';
import { renderArea } from '@portal/shared-ui/testing/render-area';
import { cleanup, screen, within } from '@testing-library/react';
import ch from '../texts/ch.ts';
import en from '../texts/en.ts';
import NewCyclePage from './new-cycle-page.tsx';

afterEach(cleanup);

test.each([
  ['en', '2023 cycle', ['Basic Information', 'Class Selection']],
  ['ch', '2023 学年', ['基本资料', '班级选择']],
] as const)('the card is headed by its cycle, its parts stand below: %s', async (language, cycle, parts) => {
  renderArea(<NewCyclePage />, { area: 'student-app', texts: { en, ch }, language, answers: {} });
  const card = await screen.findByRole('region', { name: cycle });
  within(card).getByRole('heading', { level: 2, name: cycle });
  for (const name of parts) within(card).getByRole('heading', { level: 3, name });
});
