/** Where somebody was on the way to when sign-in came in between. Kept for this tab until it is used. */
let remembered: string | null = null;

export const rememberReturnPath = (path: string): void => {
  remembered = path;
};

/** The way back, without using it up. */
export const returnPath = (): string | null => remembered;

/** The way back, once. */
export function takeReturnPath(): string | null {
  const path = remembered;
  remembered = null;
  return path;
}
