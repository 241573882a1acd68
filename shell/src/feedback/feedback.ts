import type { Portal } from '@portal/portal-kit/area';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { whenFeedbackReady, type FeedbackApi } from './feedback-api.ts';

/** It brings Ant Design along, so it comes with the first thing to say. The root puts it up. */
export const feedbackHost = lazyComponent(() =>
  import('./feedback-host.tsx').then((module) => module.FeedbackHost),
);

async function speak<T>(say: (api: FeedbackApi) => T): Promise<Awaited<T>> {
  await feedbackHost.load();
  return await say(await whenFeedbackReady());
}

/** A short message that goes away by itself. */
export const notify: Portal['notify'] = (kind, text) => {
  void speak((api) => api.notify(kind, text));
};

/** Asks before something that cannot be undone. */
export const confirm: Portal['confirm'] = (question) => speak((api) => api.confirm(question));
