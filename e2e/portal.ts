import path from 'node:path';

const workFolder = path.resolve(import.meta.dirname, '../.portal');

/** The built portal that journeys start from. */
export const built = path.join(workFolder, 'www');

/** Database and files of all journeys, new in every run. */
export const data = path.join(workFolder, 'e2e', 'data');

const firstPort = Number(process.env['PORTAL_E2E_PORT'] || 3900);
const portal = (name: string, port: number) => ({
  port,
  address: `http://localhost:${port}`,
  www: path.join(workFolder, 'e2e', name, 'www'),
});

/** The previous release, as built then; `npm run keep-release` replaces it. */
export const previousRelease = path.join(import.meta.dirname, 'previous-release', 'release.json.br');

/**
 * Three servers with one database, each with its own copy of the built portal. Journeys use the first. In the second,
 * remotes are released, rolled back and broken, without other visitors. The third also has the previous release, and
 * combines builds of different releases.
 */
export const portals = {
  journeys: portal('journeys', firstPort),
  federation: portal('federation', firstPort + 1),
  releases: portal('releases', firstPort + 3),
};
/** Where a journey can receive the portals' mails. */
export const MAIL_PORT = firstPort + 2;

/** A static host on another origin for the third portal's remotes. */
export const STATIC_PORT = firstPort + 4;

export type PortalName = keyof typeof portals;
