import { useEffect, useEffectEvent, useRef, useState, type InputEvent, type KeyboardEvent } from 'react';

interface Typing {
  /** What a typed text means as the form's value; null when it means nothing. */
  readTyped: (text: string) => string | null;
  onChange: ((value: string) => void) | undefined;
  /** Hears what was typed and means nothing, and the empty text once somebody corrects it; the form has an empty value meanwhile. */
  onUnreadable: (text: string) => void;
}

/**
 * What a picker of Ant Design needs to take a typed text when the field is left or with Enter. Its own takes its one
 * format, and would leave any other text on screen above the old value.
 */
export function useTyping({ readTyped, onChange, onUnreadable }: Typing) {
  // What the input shows may be older than what was typed or picked.
  const typed = useRef('');
  // A form that starts over mounts its fields again.
  const forget = useEffectEvent(() => onUnreadable(''));
  useEffect(() => () => forget(), []);

  // Who comes back to a text that was told to be unreadable, and leaves the field empty, takes it back.
  const complaint = useRef<'none' | 'told' | 'revisited'>('none');

  // Who types needs no list, and the open one may lie over the button that is pressed next.
  const [open, setOpen] = useState(false);
  const isTyping = useRef(false);

  /** Takes a value that was chosen or read. */
  function give(value: string, unreadable = '') {
    typed.current = '';
    complaint.current = unreadable ? 'told' : 'none';
    onUnreadable(unreadable);
    onChange?.(value);
  }

  function take() {
    const text = typed.current.trim();
    if (text === '') {
      if (complaint.current === 'revisited') give('');
      return;
    }
    const value = readTyped(text);
    if (value === null) give('', text);
    else give(value);
  }

  return {
    give,
    /** For an element around the picker. */
    around: {
      onInput: ({ target }: InputEvent<HTMLElement>) => {
        typed.current = (target as HTMLInputElement).value;
        isTyping.current = true;
        setOpen(false);
        if (complaint.current !== 'none') onUnreadable('');
      },
      onMouseDown: () => {
        isTyping.current = false;
      },
    },
    open,
    onOpenChange: (wanted: boolean) => setOpen(wanted && !isTyping.current),
    onFocus: () => {
      if (complaint.current === 'told') complaint.current = 'revisited';
    },
    onBlur: () => {
      isTyping.current = false;
      take();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Enter') return;
      // It takes what the picker shows, and is no answer to the form around it.
      event.preventDefault();
      take();
    },
  };
}
