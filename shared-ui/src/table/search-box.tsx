import { MAX_TERM } from '@portal/shared-api/fields';
import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../display/icons.tsx';
import { afterTyping } from '../hooks/after-typing.ts';
import { SEARCH_DELAY } from '../hooks/use-debounced.ts';

interface SearchBoxProps {
  /** What is searched; label and placeholder. */
  label: string;
  /** The term in the page's address. If it changes other than by typing, the box follows. */
  term?: string;
  /** Called half a second after typing, and at once on Enter. */
  onSearch: (term: string) => void;
}

/** A search box that waits for a pause in typing and the end of composition. */
export function SearchBox({ label, term = '', onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(term);
  const sent = useRef(term);
  const callOff = useRef(() => {});
  useEffect(() => () => callOff.current(), []);
  // While it waits, the page may change: a filter applied meanwhile must not be lost.
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });

  // Back restores an earlier term.
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
