import { afterEach } from '@jest/globals';
import { ApiError, type ApiClient, type CallOptions } from '@portal/shared-api/client';
import type { Endpoint } from '@portal/shared-api/endpoint';
import type { Language } from '@portal/shared-api/languages';
import { ApiProvider } from '@portal/shared-api/react';
import { i18next, startTexts } from '@portal/shared-ui/i18n';
import { createBrowserRouter, RouterProvider } from '@portal/shared-ui/router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import ch from '../texts/ch.ts';
import en from '../texts/en.ts';

// clears drafts between tests
afterEach(() => sessionStorage.clear());

/** Sets a field's text at once. Keystrokes are for tests of typing. */
export const fill = (field: HTMLInputElement, value: string) =>
  fireEvent.change(field, { target: { value } });

export interface Called {
  name: string;
  body?: Record<string, unknown>;
  files?: Record<string, File>;
}
/** Answers by endpoint name; a thrown value is the error answer. */
export type Answers = Record<string, (call: Called, options: CallOptions) => unknown>;

/** What a server refuses with. */
export const refused = (message: string, errors: Record<string, string[]> = {}): ApiError =>
  new ApiError(400, { code: 'validation', message, errors });

/** What every page requests. */
const site: Answers = {
  'branches.all': () => ({
    data: [
      { id: 7, branch_name: 'Georgetown' },
      { id: 8, branch_name: 'Bayan Lepas' },
    ],
  }),
  'landing-content.site': () => ({
    intake_year: 2026,
    intro_video_url: null,
    apps: { teacher_url: null, student_url: null },
  }),
};

/** Renders a public page like the shell does, against a fake server, and records the calls. */
export function renderPage(
  Page: ComponentType,
  {
    answers = {},
    language = 'en',
    path = '/',
  }: { answers?: Answers; language?: Language; path?: string } = {},
) {
  const calls: Called[] = [];
  const all: Answers = { ...site, ...answers };
  const api = {
    call: async (endpoint: Endpoint, args: object = {}, options: CallOptions = {}) => {
      const call = { name: endpoint.name, ...args };
      calls.push(call);
      const answer = all[endpoint.name];
      if (!answer) throw new Error(`the test has no answer for ${endpoint.name}`);
      return answer(call, options);
    },
  } as ApiClient;
  if (!i18next.isInitialized) startTexts(language);
  i18next.addResourceBundle('en', 'landing', en);
  i18next.addResourceBundle('ch', 'landing', ch);
  void i18next.changeLanguage(language);
  window.history.replaceState(null, '', path);
  const router = createBrowserRouter([{ path: '*', element: <Page /> }]);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const rendered = render(
    <ApiProvider client={api}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ApiProvider>,
  );
  return { ...rendered, callsOf: (name: string) => calls.filter((one) => one.name === name) };
}
