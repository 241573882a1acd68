import { DatePicker, type DatePickerProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';

dayjs.extend(customParseFormat);

/** How people write dates and months here, once zeros, capitals and separators are made equal. */
const written = {
  date: ['D/MMM/YYYY', 'D/MMMM/YYYY', 'D/M/YYYY', 'YYYY/M/D', 'YYYY年M月D日'],
  month: ['MMM/YYYY', 'MMMM/YYYY', 'M/YYYY', 'YYYY/M', 'YYYY年M月'],
};

/** A date or month as somebody typed it: `3/11/2026`, `2026-11-03`, `3 nov 2026`; null when it is none. */
export function readTyped(text: string, picker: 'date' | 'month'): Dayjs | null {
  const equal = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s./-]+/g, '/')
    .replaceAll(/(?<!\d)0+(?=\d)/g, '')
    .replaceAll(/[a-z]+/g, (word) => word[0]!.toUpperCase() + word.slice(1));
  const date = dayjs(equal, written[picker], 'en', true);
  return date.isValid() ? date : null;
}

interface TypedPickerProps extends Omit<DatePickerProps, 'value' | 'onChange' | 'picker' | 'format'> {
  picker: 'date' | 'month';
  /** How it is shown. */
  format: string;
  /** Given by the form, as its texts: a date or month, or empty. */
  value?: string | null;
  onChange?: (value: string) => void;
  read: (value: string) => Dayjs | null;
  write: (date: Dayjs) => string;
  /** Hears what was typed and is no date, and the empty text once that is over; the form has an empty value meanwhile. */
  onUnreadable: (text: string) => void;
}

/**
 * A picker that takes what is typed in it however people write dates, when the field is left or with Enter. Ant Design's
 * own takes its one format, and would leave any other text on screen above the old value.
 */
export function TypedPicker({
  picker,
  value,
  onChange,
  read,
  write,
  onUnreadable,
  ...props
}: TypedPickerProps) {
  // What the input shows may be older than what was typed or picked.
  const typed = useRef('');
  // A form that begins anew mounts its fields anew.
  const forget = useEffectEvent(() => onUnreadable(''));
  useEffect(() => () => forget(), []);

  // Who comes back to a text that was no date, and leaves the field empty, takes it back.
  const complaint = useRef<'none' | 'told' | 'revisited'>('none');

  function give(text: string, unreadable = '') {
    typed.current = '';
    complaint.current = unreadable ? 'told' : 'none';
    onUnreadable(unreadable);
    onChange?.(text);
  }

  function take() {
    const text = typed.current.trim();
    if (text === '') {
      if (complaint.current === 'revisited') give('');
      return;
    }
    const date = readTyped(text, picker);
    if (date) give(write(date));
    else give('', text);
  }
  return (
    <div
      onInput={({ target }) => {
        typed.current = (target as HTMLInputElement).value;
      }}
    >
      <DatePicker
        {...props}
        picker={picker}
        className="kit-wide"
        value={value ? read(value) : null}
        onChange={(date) => give(date ? write(date as Dayjs) : '')}
        onFocus={() => {
          if (complaint.current === 'told') complaint.current = 'revisited';
        }}
        onBlur={take}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
          if (event.key !== 'Enter') return;
          // It takes what the picker shows, and is no answer to the form around it.
          event.preventDefault();
          take();
        }}
      />
    </div>
  );
}
