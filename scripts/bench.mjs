// npm run bench [-- api|pages]: builds what changed, finds a browser, measures
import { findBrowser } from './lib/browser.mjs';
import { install } from './lib/install.mjs';
import { pinnedNode } from './lib/node.mjs';
import { run } from './lib/run.mjs';

try {
  await install();
  const build = await run(pinnedNode(), ['portal-kit/src/commands/build.ts']);
  if (build.code !== 0) throw new Error('The portal does not build');
  const env = { PORTAL_CHROMIUM: await findBrowser() };
  const { code } = await run(pinnedNode(), ['bench/src/main.ts', ...process.argv.slice(2)], { env });
  process.exitCode = code;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
