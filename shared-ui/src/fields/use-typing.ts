import { useEffect, useEffectEvent, useRef, useState, type InputEvent, type KeyboardEvent } from 'react';

interface Typing {
  /** Parses a typed text into the form's value; null if it is invalid. */
  readTyped: (text: string) => string | null;
  onChange: ((value: string) => void) | undefined;
  /** Told about invalid typed text, and the empty text once corrected. Meanwhile the form's value is empty. */
  onUnreadable: (text: string) => void;
}

/**
 * Makes an Ant Design picker accept typed text on blur or Enter. By default it accepts a single format, and leaves
 * any other text displayed over the old value.
 */
export function useTyping({ readTyped, onChange, onUnreadable }: Typing) {
  // The input may show an older value than what was typed or picked.
  const typed = useRef('');
  // A form that restarts remounts its fields.
  const forget = useEffectEvent(() => onUnreadable(''));
  useEffect(() => () => forget(), []);

  // Returning to a text reported as invalid and leaving the field empty withdraws it.
  const complaint = useRef<'none' | 'told' | 'revisited'>('none');

  // While typing no list is needed, and an open one may cover the next button.
  const [open, setOpen] = useState(false);
  const isTyping = useRef(false);

  /** Accepts a chosen or parsed value. */
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
      // It confirms the picker's value and must not submit the surrounding form.
      event.preventDefault();
      take();
    },
  };
}
