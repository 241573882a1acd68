import type { AdminLevel } from '@portal/shared-api/endpoint';
import type { Condition } from '@portal/portal-kit/area-schema';

/** What conditions of `area.json` depend on; null while unknown. */
export interface Facts {
  adminLevel: AdminLevel | null;
  enrollmentOpen: boolean | null;
}

/** Whether a navigation entry shows or a restricted page opens. Unknown facts count as not met. */
export function conditionHolds(when: Condition | undefined, facts: Facts): boolean {
  if (when?.adminLevels && !(facts.adminLevel && when.adminLevels.includes(facts.adminLevel))) return false;
  return !when?.enrollmentOpen || facts.enrollmentOpen === true;
}

/** Whether the answer of {@link conditionHolds} may change once the profile has been read. */
export const isUndecided = (when: Condition, facts: Facts): boolean =>
  (when.adminLevels !== undefined && facts.adminLevel === null) ||
  (when.enrollmentOpen !== undefined && facts.enrollmentOpen === null);
