/** `time-slot` as a name in code: `timeSlot`. */
export const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
export const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
export const asWords = (name: string) => name.replaceAll('-', ' ');
/** Text inside single quotes in code. */
export const quoted = (text: string) => text.replace(/[\\']/g, '\\$&');
