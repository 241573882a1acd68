/** Whether bytes match the registry's `sha256-<base64>`; true if the browser cannot check (plain HTTP). */
export async function matchesHash(bytes: ArrayBuffer, expected: string): Promise<boolean> {
  if (!globalThis.crypto?.subtle || !expected.startsWith('sha256-')) return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest)) === expected.slice('sha256-'.length);
}
