import type { Language } from '@portal/shared-api/languages';
import { fail } from '../http/errors.ts';
import { clashesOfDaysTexts, clashTexts } from './clash-texts.ts';
import type { Clash } from './find-clashes.ts';

/** Lists the clashes of lessons on several days until an admin confirms (decision 29). */
export function refuseClashes(clashes: readonly Clash[], language: Language): void {
  if (clashes.length) fail('clashes', { params: { clashes: clashesOfDaysTexts(clashes, language) } });
}

/** The same for a lesson on one day, which the form already names. */
export function refuseClashesOfDay(clashes: readonly Clash[], language: Language): void {
  if (clashes.length) fail('clashes', { params: { clashes: clashTexts(clashes, language) } });
}
