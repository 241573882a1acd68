import path from 'node:path';

const workshop = path.resolve(import.meta.dirname, '../.portal');

export const port = Number(process.env['PORTAL_E2E_PORT'] || 3900);
export const address = `http://localhost:${port}`;

/** The built portal that journeys start from. */
export const built = path.join(workshop, 'www');

/** The journeys' own copy of it: they release, roll back and break remotes here. */
export const www = path.join(workshop, 'e2e', 'www');

/** The journeys' own database and files, new in every run. */
export const data = path.join(workshop, 'e2e', 'data');
