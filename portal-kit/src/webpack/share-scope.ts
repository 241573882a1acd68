import { createRequire } from 'node:module';
import path from 'node:path';
import semver from 'semver';
import { readPackage, root, type Application } from './application.ts';
import { entriesOf } from './entries.ts';

interface Consumed {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  import: false;
}

interface Provided {
  shareKey: string;
  version: string;
  requiredVersion: string;
  singleton: true;
  strictVersion: true;
  eager: boolean;
}

/** In the shell's first script, because every page needs them at once. */
const eager = new Set([
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@portal/shared-ui/router',
  '@portal/shared-ui/i18n',
]);

const libraries = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

const workspace = (name: string) => entriesOf(path.join(root, name));

/** Every module that the shell provides and no remote contains. */
export function sharedModules(serve = false): string[] {
  return [
    ...libraries,
    ...(serve ? ['react/jsx-dev-runtime'] : []),
    ...workspace('shared-api'),
    ...workspace('shared-ui'),
    '@portal/portal-kit/area',
  ];
}

/** The package, `@scope/name` or `name`, of a module. */
export const packageOf = (module: string): string =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

const installed = (name: string): string => readPackage(path.join(root, 'node_modules', name)).version;

const { resolve } = createRequire(path.join(root, 'package.json'));

/**
 * What the shell provides to the share scope, by file, so that webpack includes each whether or not the shell imports
 * it.
 */
export function provided(serve: boolean): Record<string, Provided> {
  return Object.fromEntries(
    sharedModules(serve).map((module) => {
      const version = installed(packageOf(module));
      return [
        resolve(module),
        {
          shareKey: module,
          version,
          requiredVersion: `^${version}`,
          singleton: true,
          strictVersion: true,
          eager: eager.has(module),
        },
      ];
    }),
  );
}

const isOurs = (name: string) => name.startsWith('@portal/');

const librariesIn = (modules: string[]) =>
  [...new Set(modules.map(packageOf))].filter((name) => !isOurs(name));

/** The libraries that the shell provides, with their versions. */
export const providedLibraries = (): Record<string, string> =>
  Object.fromEntries(librariesIn(libraries).map((name) => [name, installed(name)]));

/** The library ranges a remote is made for. */
export const librariesOf = ({ package: { dependencies = {} } }: Application): Record<string, string> =>
  Object.fromEntries(
    librariesIn(libraries).flatMap((name) => (dependencies[name] ? [[name, dependencies[name]]] : [])),
  );

/**
 * At run time any later version of a shared package will do: whether it still has what the remote uses is checked
 * line by line on release.
 */
const rangeInBrowser = (name: string, range: string): string =>
  isOurs(name) ? `>=${semver.minVersion(range)!.version}` : range;

/**
 * What a remote takes from the share scope, with the ranges of its package.json. A range that excludes the shell's
 * version fails this build rather than the area at run time.
 */
export function consumed(application: Application, serve: boolean): Record<string, Consumed> {
  const ranges = application.package.dependencies ?? {};
  // comes with react, so an area need not name it
  const implied: Record<string, string> = {
    'react-dom': ranges['react'] ?? '',
  };
  return Object.fromEntries(
    sharedModules(serve).map((module) => {
      const name = packageOf(module);
      const range = ranges[name] ?? implied[name];
      if (!range) throw new Error(`${application.name}/package.json: dependencies must name ${name}`);
      const version = installed(name);
      if (!semver.satisfies(version, range)) {
        throw new Error(
          `${application.name}/package.json: ${name} ${range}, but the shell provides ${version}`,
        );
      }
      const requiredVersion = rangeInBrowser(name, range);
      return [module, { singleton: true, strictVersion: true, requiredVersion, import: false }];
    }),
  );
}
