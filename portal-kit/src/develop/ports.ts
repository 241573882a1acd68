import { remotes } from '../release/applications.ts';
import type { Application } from '../webpack/application.ts';

/** Where the portal is: `PORT`, and for development servers the ports after it. */
const portal = () => Number(process.env['PORT'] || 3000);

/** With `PORTAL_API`, as `npm run dev` sets it, the portal is the shell in development; else that stands beside it. */
export const shellPort = (): number => (process.env['PORTAL_API'] ? portal() : portal() + 1);

/** Who answers what is not built here. */
export const apiAddress = (): string => process.env['PORTAL_API'] || `http://localhost:${portal()}`;

/** The same for a remote whoever serves it, so that the shell finds it. */
export const remotePort = ({ name }: Application): number =>
  portal() + 2 + remotes().findIndex((remote) => remote.name === name);

/** Where a shell in development may answer. */
export const shellAddresses = (): string[] =>
  [portal(), portal() + 1].map((port) => `http://localhost:${port}`);
