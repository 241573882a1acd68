import { brand } from '@portal/shared-ui/brand';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { Outlet, ScrollRestoration, useLocation } from '@portal/shared-ui/router';
import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { shellPlace } from '../prerendered/shell-place.ts';
import { feedbackHost } from '../feedback/feedback.ts';
import { pageOf } from '../guard/guard.ts';
import { overrideBanner } from '../overrides/own-override.ts';
import { paths } from '../paths.ts';
import { PublicFrame } from '../public-site/public-frame.tsx';
import { useSession } from '../session/session-store.ts';
import { FrameSkeleton } from './frame-skeleton.tsx';
import { dashboardFrame } from './frames.ts';
import { layoutOf } from './layout.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { PendingBar } from './pending-bar.tsx';
import { ReplacedNotice } from './replaced-notice.tsx';
import { prefetch } from '../services/prefetch.ts';
import { useAreas } from '../services/use-areas.ts';
import { useSessionEffects } from './use-session-effects.ts';
import styles from './root.module.css';

/** What surrounds every page: its layout's frame, and what concerns the whole tab. */
export function Root() {
  const { t } = useTranslation('shell');
  const areas = useAreas();
  const { pathname } = useLocation();
  const isSignedIn = useSession((state) => state.session !== null);
  const isReplaced = useSession((state) => state.replaced !== null);
  const main = useRef<HTMLElement>(null);
  const isInPlace = useSyncExternalStore(shellPlace.subscribe, shellPlace.isTaken);
  const layout = layoutOf(pathname, areas, isSignedIn);

  useSessionEffects();
  useFocusOnNewPage(pathname, main);

  const content = (
    <main id="content" ref={main} tabIndex={-1} className={styles.main}>
      <Outlet />
    </main>
  );
  return (
    <>
      <PageTitle pathname={pathname} />
      {/* what the person before was shown leaves the screen with the session */}
      {!isReplaced && (
        <>
          <a href="#content" className={styles.skip}>
            {t('frame.skip')}
          </a>
          <PendingBar />
          <OfflineNotice />
          <overrideBanner.Slot props={{}} />
          {layout === 'public' ? (
            <PublicFrame areas={areas} prefetch={prefetch}>
              {content}
            </PublicFrame>
          ) : (
            <dashboardFrame.Slot
              props={{ areas, children: content }}
              instead={<FrameSkeleton>{content}</FrameSkeleton>}
            />
          )}
          <feedbackHost.Slot props={{}} />
        </>
      )}
      <ReplacedNotice />
      {isInPlace && <ScrollRestoration />}
    </>
  );
}

/** The navigation entry's label, then the centre's name. A page with its own title puts that first. */
function PageTitle({ pathname }: { pathname: string }) {
  const areas = useAreas();
  const language = useLanguage();
  const { t } = useTranslation('shell');
  const path = pageOf(pathname);
  const entry = areas.flatMap((area) => area.navigation).find((one) => one.path === path);
  const own: Record<string, string> = {
    [paths.signIn]: t('titles.signIn'),
    [paths.profile]: t('titles.profile'),
    [paths.notFound]: t('titles.notFound'),
  };
  return (
    <title>{[own[path] ?? entry?.label[language], brand.name[language]].filter(Boolean).join(' · ')}</title>
  );
}

/** Moves the focus to the new page for keyboards and screen readers. */
function useFocusOnNewPage(pathname: string, main: RefObject<HTMLElement | null>) {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
