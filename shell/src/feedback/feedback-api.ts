import type { Portal } from '@portal/portal-kit/area';

/** How the portal shows temporary messages and asks questions. */
export interface FeedbackApi {
  notify: Portal['notify'];
  confirm: Portal['confirm'];
}

let api: FeedbackApi | null = null;
let waiting: ((api: FeedbackApi) => void)[] = [];

/** Called by the host when it mounts and unmounts. */
export function setFeedbackApi(next: FeedbackApi | null): void {
  api = next;
  if (!next) return;
  for (const resolve of waiting) resolve(next);
  waiting = [];
}

/** The API, once its host is mounted. */
export const whenFeedbackReady = (): Promise<FeedbackApi> =>
  api ? Promise.resolve(api) : new Promise((resolve) => waiting.push(resolve));
