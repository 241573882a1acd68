declare const PORTAL_CONTRACT: Record<string, string> | undefined;
declare const __webpack_share_scopes__: { default?: Record<string, unknown> } | undefined;

/** The versions of the packages that this build provides to areas; nothing where it is not a build. */
export const providedVersions = (): Record<string, string> =>
  typeof PORTAL_CONTRACT === 'undefined' ? {} : PORTAL_CONTRACT;

/** Whether areas get a module of that name from this build. */
export const isProvided = (module: string): boolean =>
  typeof __webpack_share_scopes__ === 'undefined' || module in (__webpack_share_scopes__.default ?? {});
