import type { createRouter } from '../app/router.tsx';
import { registry } from '../services/services.ts';
import { destination, keepSession } from '../sign-in/sign-in.ts';
import type { EarlySignIn } from './signed-in.ts';

/** Goes on from a sign-in that was answered before the shell was there; resolves when the page that follows stands. */
export async function continueSignIn(
  router: ReturnType<typeof createRouter>,
  { role, remember, answer }: EarlySignIn,
): Promise<void> {
  await registry.read().catch(() => undefined);
  keepSession(role, remember, answer);
  await router.navigate(destination(), { replace: true });
}
