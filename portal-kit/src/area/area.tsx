import type { ApiClient } from '@portal/shared-api/client';
import type { AdminLevel, FirstCall, Role } from '@portal/shared-api/endpoint';
import type { Language } from '@portal/shared-api/languages';
import { createContext, useContext, type ComponentType, type ReactNode } from 'react';

/** Who is signed in. The token stays in the shell. */
export interface Session {
  readonly role: Role;
  readonly name: string;
  /** Only for admins; refreshed from the profile at load, never trusted by the server. */
  readonly adminLevel: AdminLevel | null;
}

/** What an area receives from the portal. Frozen, and small on purpose: a new member is a new contract version. */
export interface Portal {
  /** Null on public pages for visitors. */
  readonly session: Session | null;
  readonly api: ApiClient;
  readonly language: Language;
  readonly flags: { readonly enrollmentOpen: boolean };
  navigate(path: string, options?: { replace?: boolean }): void;
  /** A short message that disappears by itself. */
  notify(kind: 'success' | 'error' | 'info', text: string): void;
  /** Asks for confirmation before something that cannot be undone. `verb` labels the confirming button. */
  confirm(question: { title: string; text?: string; verb: string; danger?: boolean }): Promise<boolean>;
  /** Reads the session again after the area changed it (first-login setup done, enrolment sent). */
  refreshSession(): Promise<void>;
  /** Aborted when the area is left for another role or the person signs out. */
  readonly signal: AbortSignal;
  /** Logs a line, tagged with the area's name and version. */
  report(event: string, details?: Record<string, unknown>): void;
}

export interface AreaPage {
  /** The full path as in `area.json`, `/admin/students`. */
  path: string;
  load: () => Promise<{ default: ComponentType }>;
  /** What the page asks for first; the shell asks for it while the page's code is still on its way. */
  ahead?: () => Promise<readonly FirstCall[]>;
}

/** The one module a remote exposes as `./area`. */
export interface AreaModule {
  pages: readonly AreaPage[];
  /** Texts of the area, by language, as one i18next namespace named like the area. */
  texts: Record<Language, () => Promise<{ default: object }>>;
  /** The role's part of /profile, if `area.json` declares one. */
  profilePanel?: () => Promise<{ default: ComponentType }>;
}

/** Types a remote's `./area` module. */
export const defineArea = (area: AreaModule): AreaModule => area;

const PortalContext = createContext<Portal | null>(null);

/** Rendered by the shell around an area. */
export const PortalProvider = ({ portal, children }: { portal: Portal; children: ReactNode }) => (
  <PortalContext value={portal}>{children}</PortalContext>
);

/** What the portal offers to an area's components. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal needs a PortalProvider');
  return portal;
}
