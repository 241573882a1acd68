import * as core from '@module-federation/runtime-core';

/**
 * Compiled into the shell: its federation runtime is the one that every remote uses (`externalRuntime`). The built-in
 * option for this bundles the core a second time.
 */
export default function provideCore() {
  return {
    name: 'provide-core',
    beforeInit<Arguments>(args: Arguments): Arguments {
      (globalThis as { _FEDERATION_RUNTIME_CORE?: typeof core })._FEDERATION_RUNTIME_CORE ??= core;
      return args;
    },
  };
}
