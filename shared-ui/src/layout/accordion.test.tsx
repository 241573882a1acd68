import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Accordion } from './accordion.tsx';
import { renderKit } from '../testing/render-kit.tsx';

afterEach(cleanup);

function Two() {
  const [open, setOpen] = useState(['a']);
  return (
    <Accordion
      open={open}
      onToggle={(key) => setOpen(open.includes(key) ? open.filter((one) => one !== key) : [...open, key])}
      panels={['a', 'b'].map((key) => ({
        key,
        title: `Panel ${key}`,
        extra: <button>Remove {key}</button>,
        children: <input aria-label={`Field ${key}`} />,
      }))}
    />
  );
}

test('panels open and close by keyboard and keep what is in them', async () => {
  renderKit(<Two />);
  const [first, second] = ['Panel a', 'Panel b'].map((name) => screen.getByRole('button', { name }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Field a' }), 'typed');
  expect(screen.queryByRole('textbox', { name: 'Field b' })).toBeNull();

  second!.focus();
  await userEvent.keyboard(' ');
  screen.getByRole('textbox', { name: 'Field b' });
  expect(second!.getAttribute('aria-expanded')).toBe('true');

  first!.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('textbox', { name: 'Field a' })).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Field a' }).value).toBe('typed');

  await userEvent.click(screen.getByRole('button', { name: 'Remove b' }));
  expect(second!.getAttribute('aria-expanded')).toBe('true');
});
