import { NavLink } from '@portal/shared-ui/router';
import { useIntent } from '../areas/prefetch.ts';
import { prefetch } from '../services/prefetch.ts';
import { IconWithCount } from './icon-with-count.tsx';
import styles from './sidebar.module.css';

export interface SidebarLinkProps {
  path: string;
  icon: string;
  label: string;
  onChoose?: (() => void) | undefined;
  /** The number of waiting items, and its label. */
  count?: number;
  countText?: string;
}

export function SidebarLink({ path, icon, label, onChoose, count = 0, countText }: SidebarLinkProps) {
  const intent = useIntent(() => prefetch(path));
  return (
    <NavLink to={path} className={styles.entry} onClick={onChoose} {...intent}>
      <IconWithCount name={icon} count={count} />
      <span className={styles.label}>
        {label}
        {count > 0 && <span className="visually-hidden">{countText}</span>}
      </span>
    </NavLink>
  );
}
