import { PortalProvider, type Portal } from '@portal/portal-kit/area';
import { ApiError, type ApiClient } from '@portal/shared-api/client';
import type { AdminLevel, Endpoint } from '@portal/shared-api/endpoint';
import type { Language } from '@portal/shared-api/languages';
import { ApiProvider } from '@portal/shared-api/react';
import { i18next, startTexts } from '@portal/shared-ui/i18n';
import { createBrowserRouter, RouterProvider } from '@portal/shared-ui/router';
import { renderKit } from '@portal/shared-ui/testing/render-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import ch from '../texts/ch.ts';
import en from '../texts/en.ts';

type Arguments = Record<'params' | 'query' | 'body', Record<string, unknown>>;
/** Answers by endpoint name; what throws is the refusal. */
export type Answers = Record<string, (args: Arguments) => unknown>;

export interface Called extends Partial<Arguments> {
  name: string;
}

/** What a server refuses with. */
export const refused = (code: string, message: string, errors?: Record<string, string[]>): ApiError =>
  new ApiError(400, { code, message, ...(errors ? { errors } : {}) });

interface Options {
  answers: Answers;
  level?: AdminLevel;
  language?: Language;
  path?: string;
  /** What the person answers when asked. */
  confirms?: boolean;
}

/** Renders a page of the area as the shell does, on a server that gives the given answers; tells what was called. */
export function renderPage(page: ReactElement, options: Options) {
  const { answers, level = 'level_3', language = 'en', path = '/', confirms = true } = options;
  const calls: Called[] = [];
  const questions: string[] = [];
  const notices: string[] = [];
  const api = {
    call: async (endpoint: Endpoint, args: Partial<Arguments> = {}) => {
      calls.push({ name: endpoint.name, ...args });
      const answer = answers[endpoint.name];
      if (!answer) throw new Error(`the test has no answer for ${endpoint.name}`);
      return answer(args as Arguments);
    },
  } as ApiClient;
  const portal: Portal = {
    session: { role: 'admin', name: 'Admin', adminLevel: level },
    api,
    language,
    flags: { enrollmentOpen: false },
    navigate: () => undefined,
    notify: (_, text) => void notices.push(text),
    confirm: async ({ title, text }) => {
      questions.push(`${title} ${text ?? ''}`);
      return confirms;
    },
    refreshSession: async () => undefined,
    signal: new AbortController().signal,
    report: () => undefined,
  };
  if (!i18next.isInitialized) startTexts(language);
  i18next.addResourceBundle('en', 'admin-app', en);
  i18next.addResourceBundle('ch', 'admin-app', ch);
  window.history.replaceState(null, '', path);
  const router = createBrowserRouter([{ path: '*', element: page }]);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const rendered = renderKit(
    <PortalProvider portal={portal}>
      <ApiProvider client={api}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ApiProvider>
    </PortalProvider>,
    language,
  );
  const callsOf = (name: string) => calls.filter((one) => one.name === name);
  return { ...rendered, calls, callsOf, questions, notices };
}
