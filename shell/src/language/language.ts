import { languageOfTag, languages, languageTag, type Language } from '@portal/shared-api/languages';
import { i18next } from '@portal/shared-ui/i18n';
import { setCookie } from '../browser/set-cookie.ts';

/** The specification's storage key; kept after signing out. */
const KEY = 'language';

type Texts = Record<Language, () => Promise<{ default: object }>>;

const sources = new Map<string, Texts>();

/** The current language. */
export const currentLanguage = (): Language => i18next.language as Language;

/** The browser's preference, as the server would choose; on a prerendered page its language. */
const preferredLanguage = (): Language =>
  languageOfTag(document.getElementById('ahead') ? document.documentElement.lang : navigator.language);

/** The language last used in this browser. */
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

/** Registers texts of a part of the portal and loads them in the current language. */
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

/** Sets the page's language for the browser, screen readers and the Chinese fonts. */
export const markDocument = (language: Language): void => {
  document.documentElement.lang = languageTag[language];
};

/** Switches once all loaded texts are available in the other language; rejects if they cannot be fetched. */
export async function switchLanguage(language: Language): Promise<void> {
  await Promise.all([...sources.keys()].map((namespace) => load(namespace, language)));
  await i18next.changeLanguage(language);
  markDocument(language);
  setCookie(KEY, language);
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // without storage the language is forgotten
  }
}
