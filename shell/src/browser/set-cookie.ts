const YEAR = 365 * 24 * 60 * 60;

/**
 * Sets a cookie that tells the server which page to answer with: the language, and the role of who is signed in, whose
 * pages are rendered in the browser. It only affects what is shown first.
 */
export function setCookie(name: string, value: string | null): void {
  const age = value === null ? 0 : YEAR;
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${age}; samesite=lax`;
}
