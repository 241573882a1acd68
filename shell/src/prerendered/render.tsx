// first: it must run before any module that makes a schema
import '../without-eval.ts';
import type { Area } from '@portal/portal-kit/area-schema';
import type { AreaModule } from '@portal/portal-kit/area';
import type { ApiClient, Call } from '@portal/shared-api/client';
import type { Endpoint, Result } from '@portal/shared-api/endpoint';
import type { Language } from '@portal/shared-api/languages';
import { passwordResetAvailable } from '@portal/shared-api/password-resets';
import { ApiProvider } from '@portal/shared-api/react';
import { i18next, startTexts } from '@portal/shared-ui/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
// oxlint-disable-next-line no-restricted-imports -- in the share scope every page would load it
import { StaticRouter } from 'react-router-dom';
import { addTexts } from '../language/language.ts';
import { paths } from '../paths.ts';
import { shellTexts } from '../texts/texts.ts';
import { PrerenderedSignIn } from '../sign-in/prerendered-sign-in.tsx';
import { PrerenderedPage } from './prerendered-page.tsx';
import { StateForShell } from './state-for-shell.tsx';

interface Request {
  /** All live areas, for the navigation. */
  areas: readonly Area[];
  /** Null for a page of the shell itself. */
  area: { name: string; module: AreaModule } | null;
  path: string;
  language: Language;
  search: string;
  /** The initial state of the page's location; null for most. */
  state: unknown;
  /** Calls a public endpoint of the contract. */
  ask: (endpoint: string, args: object) => Promise<unknown>;
}

interface Rendered {
  /** Title, description and other head elements from React. */
  head: string;
  page: string;
}

/** Query options that the types hide. */
interface Asked {
  enabled?: unknown;
}

/** A page's content may depend on data from an earlier pass. */
const MOST_ROUNDS = 4;

const headOf = /^(?:<(?:link|meta)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/;

/** Renders until no query is pending. A failed query fails the page, which is then rendered in the browser. */
async function settled(render: () => string, queries: QueryClient): Promise<string> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const html = render();
    const open = queries
      .getQueryCache()
      .getAll()
      .filter(({ state, options }) => state.status === 'pending' && (options as Asked).enabled !== false);
    if (open.length === 0) return html;
    await Promise.all(open.map((query) => query.fetch()));
  }
  throw new Error('the page asks again and again');
}

async function pageOf({ areas, area, path, ask }: Request): Promise<ReactNode> {
  await addTexts('shell', shellTexts);
  if (!area && path === paths.signIn) {
    const { available } = (await ask(passwordResetAvailable.name, {})) as Result<
      typeof passwordResetAvailable
    >;
    return <PrerenderedSignIn areas={areas} resets={available} />;
  }
  const load = area?.module.pages.find((page) => page.path === path)?.load;
  if (!area || !load) throw new Error(`${area?.name ?? 'the shell'} has no page ${path}`);
  const [{ default: Page }] = await Promise.all([
    load() as Promise<{ default: ComponentType }>,
    addTexts(area.name, area.module.texts),
  ]);
  return <Page />;
}

/** Renders a public page to HTML. One at a time: the texts have one current language. */
export async function render(request: Request): Promise<Rendered> {
  const { areas, path, language, search, state, ask } = request;
  if (!i18next.isInitialized) startTexts(language);
  await i18next.changeLanguage(language);
  const content = await pageOf(request);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  const api: ApiClient = {
    call: ((endpoint: Endpoint, args: object = {}) => ask(endpoint.name, args)) as unknown as Call,
  };
  const html = await settled(
    () =>
      renderToString(
        <QueryClientProvider client={queries}>
          <ApiProvider client={api}>
            <StaticRouter location={{ pathname: path, search, state }}>
              <PrerenderedPage areas={areas}>{content}</PrerenderedPage>
            </StaticRouter>
          </ApiProvider>
        </QueryClientProvider>,
      ),
    queries,
  );
  const head = headOf.exec(html)?.[0] ?? '';
  const told = state === null ? '' : renderToString(<StateForShell state={state} />);
  return { head, page: html.slice(head.length) + told };
}
