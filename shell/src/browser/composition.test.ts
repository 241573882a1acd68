import { beforeAll, expect, jest, test } from '@jest/globals';
import { ignoreCompositionKeys } from './composition.ts';

beforeAll(() => ignoreCompositionKeys());

const press = (init: KeyboardEventInit & { keyCode?: number }) => {
  const heard = jest.fn();
  const input = document.body.appendChild(document.createElement('input'));
  input.addEventListener('keydown', heard);
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  input.dispatchEvent(event);
  input.remove();
  return { heard: heard.mock.calls.length > 0, prevented: event.defaultPrevented };
};

test('an Enter among the words of an input method is nobody’s, also where it comes after their end', () => {
  expect(press({ key: 'Enter', isComposing: true, keyCode: 229 })).toEqual({
    heard: false,
    prevented: false,
  });
  expect(press({ key: 'Enter', keyCode: 229 })).toEqual({ heard: false, prevented: true });
  expect(press({ key: 'Escape', isComposing: true })).toEqual({ heard: false, prevented: false });
  expect(press({ key: 'Enter', keyCode: 13 })).toEqual({ heard: true, prevented: false });
});
