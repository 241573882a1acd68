import MiniCssExtract from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';

/** Style sheets are loaded like other files of the shell: with their hash, and from another address after a failure. */
export class WatchedStyles {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('WatchedStyles', (compilation) => {
      MiniCssExtract.getCompilationHooks(compilation).beforeTagInsert.tap(
        'WatchedStyles',
        (source, { tag, href }) => `${source}globalThis.portalLoading?.watchStyle(${tag}, ${href});`,
      );
    });
  }
}
