import { beforeAll, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startTestTexts } from '../testing/texts.ts';
import { addTexts } from './language.ts';
import { LanguageSwitch } from './language-switch.tsx';

beforeAll(startTestTexts);

test('the keyboard stays where it is while the texts come and after them', async () => {
  let arrive: () => void = () => undefined;
  await addTexts('slow', {
    en: () => Promise.resolve({ default: {} }),
    ch: () => new Promise((resolve) => (arrive = () => resolve({ default: {} }))),
  });
  render(<LanguageSwitch />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /中文/ });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  // browsers remove the focus from a disabled button
  expect(button.disabled).toBe(false);
  arrive();
  await screen.findByRole('button', { name: /English/ });
  expect(document.activeElement).toBe(button);
});
