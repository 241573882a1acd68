/**
 * The oldest supported browsers. Code is compiled for them, the README and `shell/index.html` name them, and
 * `@supports` there recognises older ones by `color-mix`, which came with these.
 */
export const oldestBrowsers = { safari: '16.4', ios: '16.4', chrome: '111', edge: '111', firefox: '115' };

/** In browserslist's format, which tells webpack what its own code may use. */
export const browserQuery = Object.entries(oldestBrowsers)
  .map(([browser, version]) => `${browser} >= ${version}`)
  .join(', ');
