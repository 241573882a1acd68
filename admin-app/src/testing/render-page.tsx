import { PortalProvider, type Portal } from '@portal/portal-kit/area';
import { ApiError, type ApiClient } from '@portal/shared-api/client';
import type { AdminLevel } from '@portal/shared-api/endpoint';
import type { Language } from '@portal/shared-api/languages';
import { FeedbackContext } from '@portal/shared-ui/feedback';
import { renderArea } from '@portal/shared-ui/testing/render-area';
import type { ReactElement } from 'react';
import ch from '../texts/ch.ts';
import en from '../texts/en.ts';

/** Answers by endpoint name; a thrown value is the error answer. */
export type Answers = Parameters<typeof renderArea>[1]['answers'];

/** The dialog that finally shows the content, not the loading one before it. */
export const dialogAround = (inside: HTMLElement): HTMLElement =>
  inside.closest<HTMLElement>('[role=dialog]')!;

/** What a server refuses with. */
export const refused = (code: string, message: string, errors?: Record<string, string[]>): ApiError =>
  new ApiError(400, { code, message, ...(errors ? { errors } : {}) });

interface Options {
  answers: Answers;
  level?: AdminLevel;
  language?: Language;
  path?: string;
  /** The person's answer to questions. */
  confirms?: boolean;
}

/** Renders a page of the area like the shell does, against a fake server, and records the calls. */
export function renderPage(page: ReactElement, options: Options) {
  const { answers, level = 'level_3', language = 'en', path = '/', confirms = true } = options;
  const questions: string[] = [];
  const notices: string[] = [];
  const went: string[] = [];
  const portalOf = (api: ApiClient): Portal => ({
    session: { role: 'admin', name: 'Admin', adminLevel: level },
    api,
    language,
    flags: { enrollmentOpen: false },
    navigate: (to) => void went.push(to),
    notify: (_, text) => void notices.push(text),
    confirm: async ({ title, text }) => {
      questions.push(`${title} ${text ?? ''}`);
      return confirms;
    },
    refreshSession: async () => undefined,
    signal: new AbortController().signal,
    report: () => undefined,
  });
  const rendered = renderArea(page, {
    area: 'admin-app',
    texts: { en, ch },
    language,
    address: path,
    answers,
    frame: (inner, api) => {
      const portal = portalOf(api);
      return (
        <PortalProvider portal={portal}>
          <FeedbackContext value={portal}>{inner}</FeedbackContext>
        </PortalProvider>
      );
    },
  });
  const callsOf = (name: string) => rendered.calls.filter((one) => one.name === name);
  return { ...rendered, callsOf, questions, notices, went };
}
