import { lazyComponent } from '../lazy/lazy-component.tsx';

/** The dashboard's frame brings Ant Design along, which visitors never need. */
export const dashboardFrame = lazyComponent(() =>
  import('../dashboard/dashboard-frame.tsx').then((module) => module.DashboardFrame),
);
