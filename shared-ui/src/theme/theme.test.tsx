import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { startTexts } from '../texts/i18n.tsx';
import { themeOf } from './ant-design-theme.ts';
import { KitProvider } from './theme.tsx';

startTexts('en');
afterEach(cleanup);

test('gives Ant Design the language of the portal, with weeks that start on Monday in both', () => {
  render(
    <KitProvider language="ch">
      <DatePicker open />
    </KitProvider>,
  );
  expect(screen.getByPlaceholderText('请选择日期')).toBeTruthy();
  expect(document.querySelector('thead th')!.textContent).toBe('一');
  cleanup();
  render(
    <KitProvider language="en">
      <DatePicker open />
    </KitProvider>,
  );
  expect(document.querySelector('thead th')!.textContent).toBe('Mo');
  expect(dayjs.locale()).toBe('en');
});

test('puts the nonce on styles made at run time', () => {
  render(
    <KitProvider language="en" nonce="n0nce">
      <DatePicker />
    </KitProvider>,
  );
  const styles = [...document.querySelectorAll('style')];
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.filter((style) => style.nonce !== 'n0nce')).toEqual([]);
});

test('stands still for people who ask for less motion', () => {
  expect(themeOf('en', true).token!.motion).toBe(false);
  expect(themeOf('en', false).token!.motion).toBe(true);
});
