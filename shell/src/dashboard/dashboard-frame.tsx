import type { Area } from '@portal/portal-kit/area-schema';
import type { ReactNode } from 'react';
import { Kit } from '../kit/kit.tsx';
import { Rail } from './rail.tsx';
import { TopBar } from './top-bar.tsx';
import styles from './dashboard-frame.module.css';

/** Rail or top bar around the pages of a signed-in person, and the component kit for them. */
export const DashboardFrame = ({ areas, children }: { areas: readonly Area[]; children: ReactNode }) => (
  <Kit>
    <div className={styles.frame}>
      <Rail areas={areas} />
      <TopBar areas={areas} />
      <div className={styles.content}>{children}</div>
    </div>
  </Kit>
);
