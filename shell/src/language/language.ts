import { languageOfTag, languages, languageTag, type Language } from '@portal/shared-api/languages';
import { i18next } from '@portal/shared-ui/i18n';
import { setCookie } from '../browser/set-cookie.ts';

/** The session key of the specification; it stays when the person signs out. */
const KEY = 'language';

type Texts = Record<Language, () => Promise<{ default: object }>>;

const sources = new Map<string, Texts>();

/** The language on screen. */
export const currentLanguage = (): Language => i18next.language as Language;

/** What the browser prefers, as the server understands it; of a prerendered page, what it is in. */
const preferredLanguage = (): Language =>
  languageOfTag(document.getElementById('prerendered') ? document.documentElement.lang : navigator.language);

/** The language this browser was left in. */
export function storedLanguage(): Language {
  try {
    const stored = localStorage.getItem(KEY);
    return languages.find((one) => one === stored) ?? preferredLanguage();
  } catch {
    return preferredLanguage();
  }
}

async function load(namespace: string, language: Language): Promise<void> {
  const source = sources.get(namespace);
  if (!source || i18next.hasResourceBundle(language, namespace)) return;
  const { default: texts } = await source[language]();
  i18next.addResourceBundle(language, namespace, texts);
}

/** Registers the texts of a part of the portal and loads them in the language on screen. */
export async function addTexts(namespace: string, texts: Texts): Promise<void> {
  if (sources.get(namespace) !== texts) {
    sources.set(namespace, texts);
    for (const language of languages) i18next.removeResourceBundle(language, namespace);
  }
  let language;
  do {
    language = currentLanguage();
    await load(namespace, language);
    // the person may have switched meanwhile
  } while (language !== currentLanguage());
}

/** Tells the browser, screen readers and the Chinese font stack which language the page is in. */
export const markDocument = (language: Language): void => {
  document.documentElement.lang = languageTag[language];
};

/** Switches once all texts on board are there in the other language; rejects when they cannot be fetched. */
export async function switchLanguage(language: Language): Promise<void> {
  await Promise.all([...sources.keys()].map((namespace) => load(namespace, language)));
  await i18next.changeLanguage(language);
  markDocument(language);
  setCookie(KEY, language);
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // a browser that forbids storage forgets the language
  }
}
