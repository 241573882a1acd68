import { DatePicker, type DatePickerProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { useRef, type KeyboardEvent } from 'react';

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
  /** Given by the form, as its texts; a text that is no date stands there as it was typed, and is told by the rules. */
  value?: string | null;
  onChange?: (value: string) => void;
  read: (value: string) => Dayjs | null;
  write: (date: Dayjs) => string;
}

/**
 * A picker that takes what is typed in it however people write dates, when the field is left or with Enter. Ant Design's
 * own takes its one format, and would leave any other text on screen above the old value.
 */
export function TypedPicker({ picker, value, onChange, read, write, ...props }: TypedPickerProps) {
  // What the input shows may be older than what was typed or picked.
  const typed = useRef('');

  function take() {
    const text = typed.current.trim();
    typed.current = '';
    if (text === '') return;
    const date = readTyped(text, picker);
    onChange?.(date ? write(date) : text);
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
        onChange={(date) => {
          typed.current = '';
          onChange?.(date ? write(date as Dayjs) : '');
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
