import type { Role } from '@portal/shared-api/endpoint';

/** A sign-in that was answered before the shell stood in its place. */
export interface EarlySignIn {
  role: Role;
  remember: boolean;
  answer: { token: string; name: string; is_initialized?: boolean };
}

const EVENT = 'signed-in';

interface Page extends HTMLElement {
  signedIn?: EarlySignIn;
}

/** Leaves it to the shell, which may not be there yet. */
export function leaveToShell(page: Page, signedIn: EarlySignIn): void {
  page.signedIn = signedIn;
  page.dispatchEvent(new Event(EVENT));
}

/** For the shell: what was answered already, or will be. */
export function whenSignedIn(page: Page, goOn: (signedIn: EarlySignIn) => void): void {
  if (page.signedIn) goOn(page.signedIn);
  else page.addEventListener(EVENT, () => goOn(page.signedIn!), { once: true });
}

export const isSignedIn = (page: Page): boolean => page.signedIn !== undefined;
