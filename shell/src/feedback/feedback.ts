import type { Portal } from '@portal/portal-kit/area';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { whenFeedbackReady, type FeedbackApi } from './feedback-api.ts';

/** Includes Ant Design, so it is loaded with the first message. Mounted by the root. */
export const feedbackHost = lazyComponent(() =>
  import('./feedback-host.tsx').then((module) => module.FeedbackHost),
);

async function speak<T>(say: (api: FeedbackApi) => T): Promise<Awaited<T>> {
  await feedbackHost.load();
  return await say(await whenFeedbackReady());
}

/** A temporary message. */
export const notify: Portal['notify'] = (kind, text) => {
  void speak((api) => api.notify(kind, text));
};

/** Asks before something that cannot be undone. */
export const confirm: Portal['confirm'] = (question) => speak((api) => api.confirm(question));
