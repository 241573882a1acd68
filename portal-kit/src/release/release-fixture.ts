import type { Release } from '../registry/registry-schema.ts';

/** A release for tests. */
export const release = (name: string, version: string, path = `/${name}`): Release => ({
  version,
  manifest: `/remotes/${name}/${version}/mf-manifest.json`,
  hashes: {},
  preload: [],
  styles: [],
  releasedAt: '2025-01-31T08:00:00.000Z',
  area: {
    name,
    contract: '^1.0.0',
    title: { en: name, ch: name },
    paths: [path],
    pages: [path],
    role: 'admin',
    layout: 'dashboard',
    navigation: [],
    restricted: [],
    profilePanel: false,
  },
});
