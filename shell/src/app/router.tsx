import { createBrowserRouter, useLoaderData, type RouteObject } from '@portal/shared-ui/router';
import type { ComponentType } from 'react';
import type { OpenedPage } from '../areas/area-loader.ts';
import { PartUnavailable } from '../areas/part-unavailable.ts';
import { liveAreas } from '../areas/registry-reader.ts';
import { pageOf } from '../guard/guard.ts';
import { paths } from '../paths.ts';
import { sessionStore } from '../session/session-store.ts';
import { admit } from '../services/admission.ts';
import { AreaError } from './area-error.tsx';
import { AreaPage } from './area-page.tsx';
import { dashboardFrame } from './frames.ts';
import { layoutOf } from './layout.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { PartError } from './part-error.tsx';
import { Root } from './root.tsx';
import { askAhead } from '../services/ask-ahead.ts';
import { areaLoader, registry } from '../services/services.ts';

const loadFrame = () =>
  dashboardFrame.load().catch((error: unknown) => {
    throw new PartUnavailable('frame', error);
  });

/** Frame and page are loaded in parallel. */
async function withFrame<T>(path: string, page: Promise<T>): Promise<T> {
  const isSignedIn = sessionStore.getState().session !== null;
  const layout = layoutOf(path, liveAreas(registry.known()), isSignedIn);
  const [opened] = await Promise.all([page, layout === 'dashboard' ? loadFrame() : undefined]);
  return opened;
}

interface ShellPage {
  Page: ComponentType;
}

const LoadedPage = () => {
  const { Page } = useLoaderData<ShellPage>();
  return <Page />;
};

/** A page of the shell. Loaded in the route's loader: a rejected `route.lazy` would be remembered. */
const shellPage = (path: string, download: () => Promise<ComponentType>): RouteObject => ({
  path,
  loader: async ({ request }): Promise<ShellPage> => {
    await admit(new URL(request.url));
    return { Page: await withFrame(path, download()) };
  },
  element: <LoadedPage />,
  errorElement: <PartError />,
  hydrateFallbackElement: <PageSkeleton />,
});

/**
 * All pages of areas. They are exact addresses in `area.json`, so one route with one loader is enough: guard, then
 * area, then page. The router is never patched, and failures are not remembered.
 */
const areaPages: RouteObject = {
  path: '*',
  loader: async ({ request }): Promise<OpenedPage> => {
    const url = new URL(request.url);
    const path = pageOf(url.pathname);
    const area = await admit(url);
    if (!area) throw new Error(`${path} belongs to no area`);
    // another address shows another page of a list
    return withFrame(
      path,
      areaLoader.open(area, path, url.search ? undefined : (page) => void askAhead(page)),
    );
  },
  element: <AreaPage />,
  errorElement: <AreaError />,
  hydrateFallbackElement: <PageSkeleton />,
};

export const createRouter = () =>
  createBrowserRouter([
    {
      id: 'root',
      element: <Root />,
      errorElement: <PartError />,
      children: [
        shellPage(paths.signIn, () => import('../sign-in/sign-in-page.tsx').then((part) => part.SignInPage)),
        shellPage(paths.profile, () =>
          import('../profile/profile-page.tsx').then((part) => part.ProfilePage),
        ),
        shellPage(paths.notFound, () =>
          import('../not-found/not-found-page.tsx').then((part) => part.NotFoundPage),
        ),
        areaPages,
      ],
    },
  ]);
