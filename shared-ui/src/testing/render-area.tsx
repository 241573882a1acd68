import type { ApiClient, CallOptions } from '@portal/shared-api/client';
import type { Endpoint } from '@portal/shared-api/endpoint';
import { languages, type Language } from '@portal/shared-api/languages';
import { ApiProvider } from '@portal/shared-api/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { i18next, startTexts } from '../texts/i18n.tsx';
import { createBrowserRouter, RouterProvider } from '../router.tsx';
import { renderKit } from './render-kit.tsx';

interface Arguments {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  files?: Record<string, unknown>;
}

interface AreaTest {
  /** The area's name, the namespace of its texts. */
  area: string;
  texts: Record<Language, object>;
  /** Server answers by endpoint name; a thrown value is the error answer. */
  answers: Record<string, (args: Arguments) => unknown>;
  language?: Language;
  address?: string;
  /** Provides the portal context, if the page needs it. */
  frame?: (page: ReactElement, api: ApiClient) => ReactElement;
}

const abortOf = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
  });

/** Renders an area's page like the shell does, against a fake server, and records the calls. */
export function renderArea(page: ReactElement, test: AreaTest) {
  const { area, texts, answers, language = 'en', address = '/', frame = (inner) => inner } = test;
  const calls: (Arguments & { name: string; idempotencyKey?: string | undefined })[] = [];
  const api = {
    call: async (endpoint: Endpoint, args: Arguments = {}, options: CallOptions = {}) => {
      calls.push({ name: endpoint.name, ...args, idempotencyKey: options.idempotencyKey });
      const answer = answers[endpoint.name];
      if (!answer) throw new Error(`the test has no answer for ${endpoint.name}`);
      // An aborted call gets no answer.
      return Promise.race([answer(args), abortOf(options.signal)]);
    },
  } as ApiClient;
  if (!i18next.isInitialized) startTexts(language);
  for (const name of languages)
    i18next.addResourceBundle(name, area, texts[name], true, true, { silent: true });
  window.history.replaceState(null, '', address);
  const router = createBrowserRouter([{ path: '*', element: frame(page, api) }]);
  // Answers stay fresh for as long as in the shell.
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 10_000 } } });
  const rendered = renderKit(
    <ApiProvider client={api}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ApiProvider>,
    language,
  );
  return { ...rendered, calls };
}
