import type { Language } from '@portal/shared-api/languages';
import { fail } from '../http/errors.ts';
import { clashesOfDaysTexts, clashTexts } from './clash-texts.ts';
import type { Clash } from './find-clashes.ts';

/** Names the clashes of lessons on many days until an admin goes on knowing them (decision 29). */
export function refuseClashes(clashes: readonly Clash[], language: Language): void {
  if (clashes.length) fail('clashes', { params: { clashes: clashesOfDaysTexts(clashes, language) } });
}

/** The same for a lesson of one day, which the form names already. */
export function refuseClashesOfDay(clashes: readonly Clash[], language: Language): void {
  if (clashes.length) fail('clashes', { params: { clashes: clashTexts(clashes, language) } });
}
