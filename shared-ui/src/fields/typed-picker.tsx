import { DatePicker, type DatePickerProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { useTyping } from './use-typing.ts';

dayjs.extend(customParseFormat);

/** How people write dates and months, after normalising zeros, capitals and separators. */
const written = {
  date: ['D/MMM/YYYY', 'D/MMMM/YYYY', 'D/M/YYYY', 'YYYY/M/D', 'YYYY年M月D日'],
  month: ['MMM/YYYY', 'MMMM/YYYY', 'M/YYYY', 'YYYY/M', 'YYYY年M月'],
};

/** Years of two digits, which stand last: `3/11/26`, and in a month `11/26`. All are of this century. */
const shortYear = { date: /^(\d{1,2}\/[^/]+\/)(\d{2})$/, month: /^((?:\d{1,2}|[a-z]+)\/)(\d{2})$/ };

/** Parses a typed date or month: `3/11/2026`, `3/11/26`, `2026-11-03`, `3 nov 2026`; null if it is neither. */
export function readTyped(text: string, picker: 'date' | 'month'): Dayjs | null {
  const equal = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s./-]+/g, '/')
    .replace(shortYear[picker], '$120$2')
    .replaceAll(/(?<!\d)0+(?=\d)/g, '')
    .replace('sept/', 'sep/')
    .replaceAll(/[a-z]+/g, (word) => word[0]!.toUpperCase() + word.slice(1));
  const date = dayjs(equal, written[picker], 'en', true);
  return date.isValid() ? date : null;
}

interface TypedPickerProps extends Omit<DatePickerProps, 'value' | 'onChange' | 'picker' | 'format'> {
  picker: 'date' | 'month';
  /** Display format. */
  format: string;
  /** The form's value as text: a date or month, or empty. */
  value?: string | null;
  onChange?: (value: string) => void;
  read: (value: string) => Dayjs | null;
  write: (date: Dayjs) => string;
  /**
   * Told about typed text that is not a date, and the empty text once corrected. Meanwhile the form's value is empty.
   */
  onUnreadable: (text: string) => void;
}

/** A date or month picker that accepts dates typed in any common format. */
export function TypedPicker({
  picker,
  value,
  onChange,
  read,
  write,
  onUnreadable,
  ...props
}: TypedPickerProps) {
  const { around, give, ...typing } = useTyping({
    readTyped: (text) => {
      const date = readTyped(text, picker);
      return date && write(date);
    },
    onChange,
    onUnreadable,
  });
  return (
    <div {...around}>
      <DatePicker
        {...props}
        {...typing}
        picker={picker}
        className="kit-wide"
        value={value ? read(value) : null}
        onChange={(date) => give(date ? write(date as Dayjs) : '')}
      />
    </div>
  );
}
