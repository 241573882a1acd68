import type { ApplicationState } from '@portal/shared-api/diagnostics';
import type { Language } from '@portal/shared-api/languages';

/** What a part of the portal is called; the shell has no title of its own. */
export const nameOf = (
  { title }: Pick<ApplicationState, 'title'>,
  language: Language,
  frame: string,
): string => title?.[language] ?? frame;
