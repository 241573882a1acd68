import { DatePicker, type DatePickerProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { useTyping } from './use-typing.ts';

dayjs.extend(customParseFormat);

/** How people write dates and months here, once zeros, capitals and separators are normalized. */
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
  /** Hears what was typed and is no date, and the empty text once somebody corrects it; the form has an empty value meanwhile. */
  onUnreadable: (text: string) => void;
}

/** A picker of dates or months that takes what is typed in it however people write them. */
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
