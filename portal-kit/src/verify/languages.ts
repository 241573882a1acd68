import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { areaLanguages } from '../area/area-languages.ts';

function keysOf(texts: unknown, before = ''): string[] {
  if (typeof texts !== 'object' || texts === null) return [before];
  return Object.entries(texts).flatMap(([key, value]) => keysOf(value, before ? `${before}.${key}` : key));
}

const inOneForm = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** Texts missing in one of two languages; Chinese has no plural. */
export function missingTexts(en: object, ch: object): string[] {
  const [english, chinese] = [en, ch].map((texts) => new Set(keysOf(texts).map(inOneForm))) as [
    Set<string>,
    Set<string>,
  ];
  return [
    ...[...english.difference(chinese)].map((key) => `the text ${key} is not there in Chinese`),
    ...[...chinese.difference(english)].map((key) => `the text ${key} is not there in English`),
  ];
}

/** The texts of an application, from its sources. */
export async function languageFaults(folder: string): Promise<string[]> {
  const files = areaLanguages.map((language) => path.join(folder, 'src', 'texts', `${language}.ts`));
  if (!files.every((file) => existsSync(file))) return ['src/texts has no en.ts and ch.ts'];
  const [en, ch] = await Promise.all(
    files.map(async (file) => ((await import(pathToFileURL(file).href)) as { default: object }).default),
  );
  return missingTexts(en!, ch!);
}
