/** The address somebody wanted when the sign-in interrupted. Kept in this tab until used. */
let remembered: string | null = null;

export const rememberReturnPath = (path: string): void => {
  remembered = path;
};

/** Reads the return path without removing it. */
export const returnPath = (): string | null => remembered;

/** Reads the return path and removes it. */
export function takeReturnPath(): string | null {
  const path = remembered;
  remembered = null;
  return path;
}
