import type { Language } from '@portal/shared-api/languages';
import { messageText } from '@portal/shared-api/messages';

/** A fee item as it stands in a form: text as typed. */
export interface TypedPreset {
  title?: string;
  value?: string;
  show?: boolean;
}

/** The first title that stands twice, compared as the server compares: without regard to case. */
export function repeatedTitle(items: readonly (TypedPreset | undefined)[]): string | undefined {
  const seen = new Set<string>();
  for (const item of items) {
    const title = item?.title?.trim().toLowerCase();
    if (!title) continue;
    if (seen.has(title)) return item!.title!.trim();
    seen.add(title);
  }
  return undefined;
}

/** What is wrong with a student's fee items as a list. */
export function repeatedTitleText(
  items: readonly (TypedPreset | undefined)[],
  language: Language,
): string | undefined {
  const title = repeatedTitle(items);
  return title === undefined ? undefined : messageText('preset_exists', language, { title });
}
