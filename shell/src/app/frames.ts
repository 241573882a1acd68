import { lazyComponent } from '../lazy/lazy-component.tsx';

/** The dashboard's frame includes Ant Design, which visitors never need. */
export const dashboardFrame = lazyComponent(() =>
  import('../dashboard/dashboard-frame.tsx').then((module) => module.DashboardFrame),
);
