const YEAR = 365 * 24 * 60 * 60;

/**
 * Lets the server know what it needs to answer with the right page: the language, and that somebody is signed in, whose
 * pages are made in the browser. Nothing hangs on it but what is shown first.
 */
export function setCookie(name: string, value: string | null): void {
  const age = value === null ? 0 : YEAR;
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${age}; samesite=lax`;
}
