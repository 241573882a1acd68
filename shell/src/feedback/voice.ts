import type { Portal } from '@portal/portal-kit/area';

/** What speaks for the portal: messages that go away, and questions. */
export interface Voice {
  notify: Portal['notify'];
  confirm: Portal['confirm'];
}

let voice: Voice | null = null;
let waiting: ((voice: Voice) => void)[] = [];

/** The host says that it is up, or gone. */
export function setVoice(next: Voice | null): void {
  voice = next;
  if (!next) return;
  for (const resolve of waiting) resolve(next);
  waiting = [];
}

/** The voice once its host is up. */
export const theVoice = (): Promise<Voice> =>
  voice ? Promise.resolve(voice) : new Promise((resolve) => waiting.push(resolve));
