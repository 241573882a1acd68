import webpack, { type Compiler } from 'webpack';
import { packageOf } from './share-scope.ts';

/** Use shared-ui and shared-api instead, so that there is one theme, one contract and one copy. */
const behindTheKit: Record<string, string> = {
  '@tanstack/react-query': '@portal/shared-api/react',
  antd: '@portal/shared-ui',
  axios: '@portal/shared-api',
  dayjs: '@portal/shared-ui',
  i18next: '@portal/shared-ui/i18n',
  'react-i18next': '@portal/shared-ui/i18n',
  'react-router': '@portal/shared-ui/router',
  'react-router-dom': '@portal/shared-ui/router',
  zod: '@portal/shared-api (the schemas of the contract)',
  zustand: '@portal/shared-ui or react state',
};

const throughTheKit = (name: string): string | undefined =>
  name.startsWith('@ant-design/') ? '@portal/shared-ui' : behindTheKit[name];

/** Why a remote may not import this; undefined if it may. */
export function importProblem(request: string, shared: ReadonlySet<string>): string | undefined {
  const name = packageOf(request);
  const instead = throughTheKit(name);
  if (instead) return `${request} is not for areas; use ${instead}`;
  if (name.startsWith('@portal/') && !shared.has(request)) {
    return `${request} is not an entry of ${name} that areas may import`;
  }
  return undefined;
}

/** Fails the build of a remote that imports what it must not contain. */
export class ImportRules {
  private readonly shared: ReadonlySet<string>;
  private readonly folder: string;

  constructor(shared: Iterable<string>, folder: string) {
    this.shared = new Set(shared);
    this.folder = folder;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('ImportRules', (factory) => {
      factory.hooks.beforeResolve.tap('ImportRules', ({ request, contextInfo }) => {
        if (!contextInfo.issuer?.startsWith(this.folder) || /^[./]|^data:/.test(request)) return;
        const reason = importProblem(request, this.shared);
        if (reason) throw new webpack.WebpackError(reason);
      });
    });
  }
}
