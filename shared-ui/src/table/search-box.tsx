import { MAX_TERM } from '@portal/shared-api/fields';
import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../display/icons.tsx';
import { afterTyping } from '../hooks/after-typing.ts';
import { SEARCH_DELAY } from '../hooks/use-debounced.ts';

interface SearchBoxProps {
  /** What is searched; label and placeholder at once. */
  label: string;
  /** The term in the address of the page; when that becomes another than was typed, it comes into the box. */
  term?: string;
  /** Called half a second after the last letter, and at once with Enter. */
  onSearch: (term: string) => void;
}

/** A search that waits until the person stops typing, and until an input method has its words. */
export function SearchBox({ label, term = '', onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(term);
  const sent = useRef(term);
  const callOff = useRef(() => {});
  useEffect(() => () => callOff.current(), []);
  // While it waits, the page may change: a filter that is applied meanwhile must not be forgotten.
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });

  // Back leads to an earlier term.
  useEffect(() => {
    if (term === sent.current) return;
    callOff.current();
    sent.current = term;
    setTyped(term);
  }, [term]);

  function send(text: string) {
    callOff.current();
    const wanted = text.trim();
    if (wanted === sent.current) return;
    sent.current = wanted;
    search.current(wanted);
  }

  function type(text: string) {
    setTyped(text);
    callOff.current();
    callOff.current = afterTyping(() => send(text), SEARCH_DELAY);
  }

  return (
    <Input
      type="search"
      className="kit-search"
      aria-label={label}
      placeholder={label}
      prefix={<Icon name="search" />}
      value={typed}
      allowClear
      maxLength={MAX_TERM}
      onChange={(event) => type(event.target.value)}
      onPressEnter={() => send(typed)}
    />
  );
}
