import type { ApplicationState } from '@portal/shared-api/diagnostics';
import type { Language } from '@portal/shared-api/languages';

/** The name of a part of the portal; the shell has no title of its own. */
export const nameOf = (
  { title }: Pick<ApplicationState, 'title'>,
  language: Language,
  frame: string,
): string => title?.[language] ?? frame;
