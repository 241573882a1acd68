import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import RegistrationSettingPage from './registration-setting-page.tsx';

afterEach(cleanup);

test('two presses in one instant switch once', async () => {
  let value = 'closed';
  const { callsOf, notices } = renderPage(<RegistrationSettingPage />, {
    answers: {
      'enrollment.adminStatus': () => ({ data: { value } }),
      'enrollment.update': ({ params }) => {
        value = String(params!['value']);
        return { message: 'ok' };
      },
    },
  });
  const button = await screen.findByRole('switch');
  await act(async () => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(button.getAttribute('aria-checked')).toBe('true'));
  expect(callsOf('enrollment.update').map(({ params }) => params)).toEqual([{ value: 'open' }]);
  expect(notices).toEqual(['ok']);
});
