import { beforeEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useDraft, useKeeping } from './draft.tsx';

interface Note {
  text: string;
}
const read = ({ text }: Record<string, unknown>): Note | null => (typeof text === 'string' ? { text } : null);

/** A form whose text is `typed`; empty when untouched. */
const form = (name: string, typed = '') =>
  renderHook(
    ({ text }) => {
      const kept = useDraft(name, read);
      useKeeping(kept, { text }, text === '');
      return kept;
    },
    { initialProps: { text: typed } },
  );

const restored = (name: string) => renderHook(() => useDraft(name, read)).result.current.draft;

beforeEach(() => sessionStorage.clear());

test('what is typed is there for the next form of this name, and for no other', () => {
  const { rerender } = form('note.SS7');
  rerender({ text: 'typed' });
  expect(restored('note.SS7')).toEqual({ text: 'typed' });
  expect(restored('note.SS8')).toBeNull();
  rerender({ text: '' });
  expect(restored('note.SS7')).toBeNull();
});

test('what was dropped does not come back, what was forgotten may be typed again', () => {
  const first = form('note.SS7', 'typed');
  act(() => first.result.current.forget());
  expect(restored('note.SS7')).toBeNull();
  first.rerender({ text: 'typed again' });
  expect(restored('note.SS7')).toEqual({ text: 'typed again' });
  act(() => first.result.current.drop());
  first.rerender({ text: 'late' });
  expect(restored('note.SS7')).toBeNull();
});

test('only what is still stored is amended', () => {
  const { result } = form('note.SS7', 'typed');
  act(() => result.current.amend(({ text }) => ({ text: `${text}!` })));
  expect(restored('note.SS7')).toEqual({ text: 'typed!' });
  act(() => result.current.forget());
  act(() => result.current.amend(({ text }) => ({ text: `${text}!` })));
  expect(restored('note.SS7')).toBeNull();
});

test.each(['7', '"text"', '{"text":7}', 'damaged'])('%s is no draft', (stored) => {
  sessionStorage.setItem('draft.note.SS7', stored);
  expect(restored('note.SS7')).toBeNull();
});
