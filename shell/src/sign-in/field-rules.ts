import { plainLine } from '@portal/shared-api/plain-text';

/** The contract's rules for a text as data, for a script without schemas. */
export interface FieldRule {
  /** Invisible characters do not count. */
  isPlain: boolean;
  /** Message if empty. */
  required: string;
  max: number;
  /** Message if too long. */
  tooLong: string;
}

/** What is wrong with a value, in words; null if nothing. */
export function checkBy({ isPlain, required, max, tooLong }: FieldRule, value: string): string | null {
  const { length } = isPlain ? plainLine(value) : value;
  if (length === 0) return required;
  return length > max ? tooLong : null;
}
