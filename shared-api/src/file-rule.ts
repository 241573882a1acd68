import type { FileRule } from './endpoint.ts';
import type { Language } from './languages.ts';
import { messageText } from './messages.ts';

const typeNames: Record<string, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'video/mp4': 'MP4',
  'video/quicktime': 'MOV',
  'video/webm': 'WebM',
};

/** `PDF`, `JPEG`, for a text that joins them as its language does. */
export const typesOf = (rule: FileRule): string[] => rule.types.map((type) => typeNames[type] ?? type);

/** @deprecated Use `typesOf`, which a text joins as its language does. Goes after 31 March 2027. */
export const typesText = (rule: FileRule): string => typesOf(rule).join(', ');

/** The code for a file type the rule does not accept. iPhone photos get a more helpful message (decision 10). */
export const refusedType = (type: string | undefined): 'file_heic' | 'file_type' =>
  type === 'image/heic' || type === 'image/heif' ? 'file_heic' : 'file_type';

export const maxMegabytes = (rule: FileRule): number => Math.floor(rule.maxBytes / 1024 / 1024);

/** What is wrong with a chosen file, as far as the browser can tell. The server checks its content. */
export function fileProblem(
  file: File | undefined | null,
  rule: FileRule,
  language: Language,
): string | undefined {
  if (!file) return rule.required ? messageText('file_required', language) : undefined;
  if (file.size === 0) return messageText('file_empty', language);
  // Some systems report no type for a file; then the server decides.
  if (file.type !== '' && !rule.types.includes(file.type))
    return messageText(refusedType(file.type), language, { types: typesOf(rule) });
  if (file.size > rule.maxBytes) return messageText('file_too_large', language, { max: maxMegabytes(rule) });
  return undefined;
}

/** `820 KB`, `1.4 MB`. */
export const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
