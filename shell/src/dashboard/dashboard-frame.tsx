import type { Area } from '@portal/portal-kit/area-schema';
import { useIsPhone } from '@portal/shared-ui/media';
import type { ReactNode } from 'react';
import { Kit } from '../kit/kit.tsx';
import { Rail } from './rail.tsx';
import { TopBar } from './top-bar.tsx';
import { usePinned } from './use-pinned.ts';
import styles from './dashboard-frame.module.css';

/** Rail or top bar around a signed-in person's pages, and their component kit. */
export function DashboardFrame({ areas, children }: { areas: readonly Area[]; children: ReactNode }) {
  const isPhone = useIsPhone();
  const navigation = usePinned();
  return (
    <Kit>
      <div className={styles.frame} data-phone={isPhone} data-pinned={navigation.isPinned}>
        {isPhone ? <TopBar areas={areas} /> : <Rail areas={areas} navigation={navigation} />}
        <div className={styles.content}>{children}</div>
      </div>
    </Kit>
  );
}
