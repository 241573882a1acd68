import type { Area } from '@portal/portal-kit/area-schema';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { useLocation } from '@portal/shared-ui/router';
import { useEffect, useRef, type ComponentType } from 'react';
import { personOf } from '../session/person.ts';
import { useSession } from '../session/session-store.ts';
import { ApprovalLink } from './approval-link.tsx';
import { sidebarEntries } from './entries.ts';
import { SidebarFoot } from './sidebar-foot.tsx';
import { SidebarLink, type SidebarLinkProps } from './sidebar-link.tsx';
import styles from './sidebar.module.css';

/** Entries with more than a link. */
const links: Record<string, ComponentType<SidebarLinkProps>> = { '/admin/approval': ApprovalLink };

/** More than fit into a window 768 pixels high. */
const MANY = 10;

interface SidebarProps {
  areas: readonly Area[];
  /** Called when an entry is chosen. */
  onChoose?: () => void;
}

/** A signed-in person's navigation with their name below, in the rail and in the phone menu. */
export function Sidebar({ areas, onChoose }: SidebarProps) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const session = useSession((state) => state.session);
  const enrollmentOpen = useSession((state) => state.enrollmentOpen);
  const person = session && personOf({ session, enrollmentOpen });
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // With the next frame, whose layout is needed anyway: at once it would cost one of its own.
    const frame = requestAnimationFrame(() => {
      const entry = pathname && list.current?.querySelector('[aria-current=page]');
      if (entry) entry.scrollIntoView?.({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  if (!session || !person) return null;
  const entries = sidebarEntries(areas, person);
  return (
    <>
      <nav className={styles.navigation} aria-label={t('frame.navigation')}>
        <ul className={styles.list} ref={list} data-many={entries.length > MANY}>
          {entries.map(({ id, path, icon, label }) => {
            const Link = links[path] ?? SidebarLink;
            return (
              <li key={id}>
                <Link path={path} icon={icon} label={label[language]} onChoose={onChoose} />
              </li>
            );
          })}
        </ul>
      </nav>
      <SidebarFoot session={session} onChoose={onChoose} />
    </>
  );
}
