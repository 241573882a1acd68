import type { createRouter } from '../app/router.tsx';
import { registry } from '../services/services.ts';
import { destination, keepSession } from '../sign-in/sign-in.ts';
import type { EarlySignIn } from './signed-in.ts';

/** Continues after a sign-in that was answered before the shell was loaded; resolves when the next page is shown. */
export async function continueSignIn(
  router: ReturnType<typeof createRouter>,
  { role, remember, answer }: EarlySignIn,
): Promise<void> {
  await registry.read().catch(() => undefined);
  keepSession(role, remember, answer);
  // in one go: what arrives meanwhile would make an interruptible rendering begin again
  await router.navigate(destination(), { replace: true, flushSync: true });
}
