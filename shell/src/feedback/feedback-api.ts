import type { Portal } from '@portal/portal-kit/area';

/** What speaks for the portal: messages that go away, and questions. */
export interface FeedbackApi {
  notify: Portal['notify'];
  confirm: Portal['confirm'];
}

let api: FeedbackApi | null = null;
let waiting: ((api: FeedbackApi) => void)[] = [];

/** The host says that it is up, or gone. */
export function setFeedbackApi(next: FeedbackApi | null): void {
  api = next;
  if (!next) return;
  for (const resolve of waiting) resolve(next);
  waiting = [];
}

/** The api once its host is up. */
export const whenFeedbackReady = (): Promise<FeedbackApi> =>
  api ? Promise.resolve(api) : new Promise((resolve) => waiting.push(resolve));
