import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { INTENT_MS, useIntent } from './prefetch.ts';

const onIntent = jest.fn();
const Entry = () => (
  <a href="/admin/students" {...useIntent(onIntent)}>
    Students
  </a>
);

beforeEach(() => {
  jest.useFakeTimers();
  onIntent.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a pointer that stays is an intent', () => {
  render(<Entry />);
  fireEvent.pointerEnter(screen.getByText('Students'));
  jest.advanceTimersByTime(INTENT_MS - 1);
  expect(onIntent).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onIntent).toHaveBeenCalledTimes(1);
});

test('a pointer that passes over is not', () => {
  render(<Entry />);
  fireEvent.pointerEnter(screen.getByText('Students'));
  fireEvent.pointerLeave(screen.getByText('Students'));
  jest.advanceTimersByTime(INTENT_MS);
  expect(onIntent).not.toHaveBeenCalled();
});

test('the keyboard focus counts like the pointer', () => {
  render(<Entry />);
  fireEvent.focus(screen.getByText('Students'));
  jest.advanceTimersByTime(INTENT_MS);
  expect(onIntent).toHaveBeenCalledTimes(1);
});
