import type { Portal } from '@portal/portal-kit/area';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { theVoice, type Voice } from './voice.ts';

/** It brings Ant Design along, so it comes with the first thing to say. The root puts it up. */
export const feedbackHost = lazyComponent(() =>
  import('./feedback-host.tsx').then((module) => module.FeedbackHost),
);

async function speak<T>(say: (voice: Voice) => T): Promise<Awaited<T>> {
  await feedbackHost.load();
  return await say(await theVoice());
}

/** A short message that goes away by itself. */
export const notify: Portal['notify'] = (kind, text) => {
  void speak((voice) => voice.notify(kind, text));
};

/** Asks before something that cannot be undone. */
export const confirm: Portal['confirm'] = (question) => speak((voice) => voice.confirm(question));
