import type { Portal, Session } from '@portal/portal-kit/area';
import type { ApiClient } from '@portal/shared-api/client';
import type { Language } from '@portal/shared-api/languages';
import { confirm, notify } from '../feedback/feedback.ts';
import { report } from '../telemetry/report.ts';

interface PortalParts {
  area: string;
  version: string;
  session: Session | null;
  language: Language;
  enrollmentOpen: boolean;
  signal: AbortSignal;
  api: ApiClient;
  navigate: Portal['navigate'];
  refreshSession: Portal['refreshSession'];
}

/** The frozen context of the contract. An area's reports are tagged with its name and version. */
export function createPortal({ area, version, enrollmentOpen, session, ...parts }: PortalParts): Portal {
  return Object.freeze({
    ...parts,
    session: session && Object.freeze({ ...session }),
    flags: Object.freeze({ enrollmentOpen }),
    notify,
    confirm,
    report: (event: string, details?: Record<string, unknown>) =>
      report(event, { ...details, area, version }),
  });
}
