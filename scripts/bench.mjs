// npm run bench [-- api|pages|memory|releases|payments|people|load]: measures; for pages it builds what changed and finds a browser first
import { findBrowser } from './lib/browser.mjs';
import { install } from './lib/install.mjs';
import { pinnedNode } from './lib/node.mjs';
import { run } from './lib/run.mjs';

try {
  await install({ tools: true });
  const parts = process.argv.slice(2);
  const env = {};
  const browsing = ['pages', 'slow', 'memory', 'releases'];
  if (parts.length === 0 || browsing.some((part) => parts.includes(part))) {
    const build = await run(pinnedNode(), ['portal-kit/src/commands/build.ts']);
    if (build.code !== 0) throw new Error('The portal does not build');
    env.PORTAL_CHROMIUM = await findBrowser();
  }
  const { code } = await run(pinnedNode(), ['bench/src/main.ts', ...parts], { env });
  process.exitCode = code;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
