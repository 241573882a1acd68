/**
 * The oldest browsers that the portal works in. What is built is written for them, the README and the words in
 * `shell/index.html` name them, and `@supports` there knows older ones by `color-mix`, which came with these.
 */
export const oldestBrowsers = { safari: '16.4', ios: '16.4', chrome: '111', edge: '111', firefox: '115' };

/** As browserslist asks for them, of which webpack knows what its own code may use. */
export const browserQuery = Object.entries(oldestBrowsers)
  .map(([browser, version]) => `${browser} >= ${version}`)
  .join(', ');
