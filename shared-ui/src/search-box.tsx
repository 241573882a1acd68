import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Icon } from './icons.tsx';
import { SEARCH_DELAY } from './use-debounced.ts';

interface SearchBoxProps {
  /** What is searched; label and placeholder at once. */
  label: string;
  /** The term to begin with, from the address of the page. */
  initial?: string;
  /** Called half a second after the last letter, and at once with Enter. */
  onSearch: (term: string) => void;
}

/** A search that waits until the person stops typing. */
export function SearchBox({ label, initial = '', onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(initial);
  const sent = useRef(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function send(text: string) {
    clearTimeout(timer.current);
    const term = text.trim();
    if (term === sent.current) return;
    sent.current = term;
    onSearch(term);
  }

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(text), SEARCH_DELAY);
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
      maxLength={100}
      onChange={(event) => type(event.target.value)}
      onPressEnter={() => send(typed)}
    />
  );
}
