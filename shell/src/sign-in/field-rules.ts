import { plainLine } from '@portal/shared-api/plain-text';

/** What the contract asks of a text, as data: for a script that comes without schemas. */
export interface FieldRule {
  /** Signs that nobody sees do not count. */
  isPlain: boolean;
  /** What is said of an empty one. */
  required: string;
  max: number;
  /** What is said of a longer one. */
  tooLong: string;
}

/** What is wrong with a value, in words; null when nothing is. */
export function checkBy({ isPlain, required, max, tooLong }: FieldRule, value: string): string | null {
  const { length } = isPlain ? plainLine(value) : value;
  if (length === 0) return required;
  return length > max ? tooLong : null;
}
