import type { ReactNode } from 'react';
import { storedPin } from '../dashboard/stored-pin.ts';
import styles from './frame-skeleton.module.css';

/** In place of the dashboard's frame until it has come: the same measures, so that the page stays where it is. */
export const FrameSkeleton = ({ children }: { children: ReactNode }) => (
  <div className={styles.frame} data-pinned={storedPin()}>
    <div className={styles.rail} />
    <div className={styles.content}>{children}</div>
  </div>
);
