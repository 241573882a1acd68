import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { loadScript } from './files.ts';

interface ConsumeOptions {
  chunkId: string | number;
  promises: Promise<unknown>[];
  chunkMapping: Record<string, (string | number)[]>;
  installedModules: Record<string, unknown>;
}

/** The parts of webpack's runtime that load files and shared modules. */
export interface WebpackRuntime {
  l: (
    address: string,
    done: (event: { type: string; target: { src: string } }) => void,
    key?: string,
    chunk?: string | number,
  ) => void;
  m: Record<string, (module: object) => void>;
  federation: { bundlerRuntime?: { consumes?: (options: ConsumeOptions) => void } };
}

/**
 * Lets a build's runtime retry what failed. By default webpack gives up on a file after a fixed time even if it is
 * still arriving, and federation continues without a missing shared module, which breaks everything that uses it.
 */
export function patchRuntime(runtime: WebpackRuntime): void {
  runtime.l = (address, done) => {
    const target = { src: address };
    loadScript(address).then(
      () => done({ type: 'load', target }),
      () => done({ type: 'error', target }),
    );
  };
  const { bundlerRuntime } = runtime.federation;
  const consumes = bundlerRuntime?.consumes;
  if (!bundlerRuntime || !consumes) return;
  runtime.federation.bundlerRuntime = {
    ...bundlerRuntime,
    consumes(options) {
      const own: Promise<unknown>[] = [];
      const { promises } = options;
      options.promises = own;
      consumes(options);
      const wanted = options.chunkMapping[options.chunkId] ?? [];
      const check = () => {
        // the stand-in for a missing module throws the reason
        for (const id of wanted) if (!(id in options.installedModules)) runtime.m[id]?.({});
      };
      if (own.length > 0) promises.push(Promise.all(own).then(check));
    },
  };
}

/** Federation remembers the failed download of a shared module and never retries it. */
export const forgetFailedShare: ModuleFederationRuntimePlugin['errorLoadShare'] = ({
  pkgName,
  shareScopeMap,
}) => {
  for (const scope of Object.values(shareScopeMap)) {
    for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
  }
};
