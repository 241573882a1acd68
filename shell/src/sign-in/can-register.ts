import type { Area } from '@portal/portal-kit/area-schema';
import { paths } from '../paths.ts';

/** Whether there is a registration page. */
export const canRegister = (areas: readonly Area[]): boolean =>
  areas.some((area) => area.role === 'public' && area.pages.includes(paths.register));
