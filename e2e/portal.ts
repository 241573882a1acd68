import path from 'node:path';

const workshop = path.resolve(import.meta.dirname, '../.portal');

/** The built portal that journeys start from. */
export const built = path.join(workshop, 'www');

/** Database and files of all journeys, new in every run. */
export const data = path.join(workshop, 'e2e', 'data');

const firstPort = Number(process.env['PORTAL_E2E_PORT'] || 3900);
const portal = (name: string, port: number) => ({
  port,
  address: `http://localhost:${port}`,
  www: path.join(workshop, 'e2e', name, 'www'),
});

/**
 * Two servers of one database, each with its own copy of the built portal. Journeys walk through the first; in the second
 * remotes are released, rolled back and broken meanwhile, and nobody else is there.
 */
export const portals = {
  journeys: portal('journeys', firstPort),
  federation: portal('federation', firstPort + 1),
};
/** Where a journey may receive the mails of the portals. */
export const MAIL_PORT = firstPort + 2;

export type PortalName = keyof typeof portals;
