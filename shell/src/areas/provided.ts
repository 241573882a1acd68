declare const PORTAL_CONTRACT: Record<string, string> | undefined;
declare const __webpack_share_scopes__: { default?: Record<string, unknown> } | undefined;

/** Package versions this build provides to areas; none outside of a build. */
export const providedVersions = (): Record<string, string> =>
  typeof PORTAL_CONTRACT === 'undefined' ? {} : PORTAL_CONTRACT;

/** Whether this build provides a module to areas. */
export const isProvided = (module: string): boolean =>
  typeof __webpack_share_scopes__ === 'undefined' || module in (__webpack_share_scopes__.default ?? {});
