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

/** The release before today's, as it was built then: `npm run keep-release` replaces it. */
export const previousRelease = path.join(import.meta.dirname, 'previous-release', 'release.json.br');

/**
 * Three servers of one database, each with its own copy of the built portal. Journeys walk through the first; in the second
 * remotes are released, rolled back and broken meanwhile, and nobody else is there; the third has the previous release
 * beside today's, and puts together what was not built together.
 */
export const portals = {
  journeys: portal('journeys', firstPort),
  federation: portal('federation', firstPort + 1),
  releases: portal('releases', firstPort + 3),
};
/** Where a journey may receive the mails of the portals. */
export const MAIL_PORT = firstPort + 2;

/** The static host of another origin that remotes of the third portal may come from. */
export const STATIC_PORT = firstPort + 4;

export type PortalName = keyof typeof portals;
