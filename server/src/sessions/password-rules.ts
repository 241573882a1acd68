import { centreName } from '@portal/shared-api/centre';
import type { FieldMessageCode } from '../http/errors.ts';
import { dictionary } from '@zxcvbn-ts/language-common';

const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** A password or name normalised for comparison: no case, spaces, dots or accents. */
const letters = (value: string): string =>
  value
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '');

/** A two-letter name is part of too many words to be refused. */
const TELLING = 4;

/** A repeated character, or characters in alphabetical or counting order either way: `aaaaaaaa`, `87654321`. */
function isRow(value: string): boolean {
  const codes = Array.from(value, (sign) => sign.codePointAt(0)!);
  const steps = new Set(codes.slice(1).map((code, place) => code - codes[place]!));
  return steps.size === 1 && [-1, 0, 1].includes([...steps][0]!);
}

/** The words somebody would guess: names, the address and the part before the @, and the centre's name. */
const wordsOf = (own: readonly string[]): string[] =>
  [...own, ...Object.values(centreName)]
    .flatMap((value) => [value, value.split('@')[0]!])
    .map(letters)
    .filter((word) => word.length >= TELLING || /\P{ASCII}/u.test(word));

/**
 * Why a password is easy to guess: many people use it, or it is the person's own name or address, with or without
 * digits. Length stays the main rule, which the contract checks.
 */
export function passwordProblem(password: string, own: readonly string[]): FieldMessageCode | null {
  const typed = password.normalize('NFKC').trim().toLowerCase();
  if (common.has(typed) || isRow(typed)) return 'password_common';
  const word = letters(password);
  const bare = word.replace(/\d+$/, '');
  return wordsOf(own).some((mine) => mine === word || mine === bare) ? 'password_own' : null;
}
