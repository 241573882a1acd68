import type { Role } from '@portal/shared-api/endpoint';

/** A sign-in answered before the shell was in place. */
export interface EarlySignIn {
  role: Role;
  remember: boolean;
  answer: { token: string; name: string; is_initialized?: boolean };
}

const EVENT = 'signed-in';

interface Page extends HTMLElement {
  signedIn?: EarlySignIn;
}

/** Passes it to the shell, which may not be loaded yet. */
export function leaveToShell(page: Page, signedIn: EarlySignIn): void {
  page.signedIn = signedIn;
  page.dispatchEvent(new Event(EVENT));
}

/** For the shell: the answer, now or later. */
export function whenSignedIn(page: Page, goOn: (signedIn: EarlySignIn) => void): void {
  if (page.signedIn) goOn(page.signedIn);
  else page.addEventListener(EVENT, () => goOn(page.signedIn!), { once: true });
}
