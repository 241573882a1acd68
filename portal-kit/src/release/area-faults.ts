import semver from 'semver';
import { CONTRACT_VERSION, type Area } from '../area/area-schema.ts';

const below = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`);

/** Values that a list has more than once. */
const repeated = (values: string[]): string[] => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
];

/** What is wrong with an area by itself, beyond its schema. */
function ownFaults(area: Area): string[] {
  const pages = new Set(area.pages);
  const covered = (path: string) => area.paths.some((prefix) => below(path, prefix));
  return [
    ...(semver.satisfies(CONTRACT_VERSION, area.contract)
      ? []
      : [`contract ${area.contract} does not take the portal's ${CONTRACT_VERSION}`]),
    ...repeated(area.pages).map((path) => `page ${path} is named twice`),
    ...repeated(area.navigation.map(({ id }) => id)).map((id) => `the navigation has ${id} twice`),
    ...area.pages.filter((path) => !covered(path)).map((path) => `page ${path} is outside its paths`),
    ...area.navigation
      .filter(({ path }) => !pages.has(path))
      .map(({ path }) => `the navigation leads to ${path}, which is no page`),
    ...area.restricted
      .filter(({ path }) => !area.pages.some((page) => below(page, path)))
      .map(({ path }) => `${path} is restricted, but no page is there`),
  ].map((fault) => `${area.name}: ${fault}`);
}

/** What is wrong with a portal's areas, in words; empty if nothing. */
export function areaFaults(areas: Area[]): string[] {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  for (const area of areas) {
    for (const path of new Set([...area.paths, ...area.pages])) {
      const owner = owners.get(path);
      if (owner && owner !== area.name) shared.push(`${owner} and ${area.name} both serve ${path}`);
      owners.set(path, area.name);
    }
  }
  return [...areas.flatMap(ownFaults), ...shared];
}
