import { remotes } from '../release/applications.ts';
import type { Application } from '../webpack/application.ts';

/** Where the portal is: `PORT`, with the development servers on the ports after it. */
const portal = () => Number(process.env['PORT'] || 3000);

/**
 * With `PORTAL_API`, as set by `npm run dev`, the portal is the shell in development. Otherwise that runs beside it.
 */
export const shellPort = (): number => (process.env['PORTAL_API'] ? portal() : portal() + 1);

/** Who answers what is not built here. */
export const apiAddress = (): string => process.env['PORTAL_API'] || `http://localhost:${portal()}`;

/** The same for a remote however it is served, so that the shell finds it. */
export const remotePort = ({ name }: Application): number =>
  portal() + 2 + remotes().findIndex((remote) => remote.name === name);

/** Possible addresses of a shell in development. */
export const shellAddresses = (): string[] =>
  [portal(), portal() + 1].map((port) => `http://localhost:${port}`);
