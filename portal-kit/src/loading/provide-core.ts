import * as core from '@module-federation/runtime-core';

/**
 * Compiled into the shell: every remote uses the shell's federation runtime (`externalRuntime`). The built-in option
 * for this bundles the core a second time.
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
