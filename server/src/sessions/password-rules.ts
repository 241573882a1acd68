import { centreName } from '@portal/shared-api/centre';
import type { FieldMessageCode } from '../http/errors.ts';
import { dictionary } from '@zxcvbn-ts/language-common';

const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** What is left of a password or a name for comparing: no case, spaces, dots or accents. */
const letters = (value: string): string =>
  value
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '');

/** A name of two letters is part of too much to be refused. */
const TELLING = 4;

/** One sign again and again, or signs in the order of the alphabet or of counting, either way: `aaaaaaaa`, `87654321`. */
function isRow(value: string): boolean {
  const codes = Array.from(value, (sign) => sign.codePointAt(0)!);
  const steps = new Set(codes.slice(1).map((code, place) => code - codes[place]!));
  return steps.size === 1 && [-1, 0, 1].includes([...steps][0]!);
}

/** The words a person would be guessed by: names, the address and what stands before its @; and what the centre is called. */
const wordsOf = (own: readonly string[]): string[] =>
  [...own, ...Object.values(centreName)]
    .flatMap((value) => [value, value.split('@')[0]!])
    .map(letters)
    .filter((word) => word.length >= TELLING || /\P{ASCII}/u.test(word));

/**
 * Why a password is easily guessed: many people use it, or it is the person's own name or address, with or without
 * digits after it. Length stays the main rule, which the contract holds.
 */
export function passwordProblem(password: string, own: readonly string[]): FieldMessageCode | null {
  const typed = password.normalize('NFKC').trim().toLowerCase();
  if (common.has(typed) || isRow(typed)) return 'password_common';
  const word = letters(password);
  const bare = word.replace(/\d+$/, '');
  return wordsOf(own).some((mine) => mine === word || mine === bare) ? 'password_own' : null;
}
