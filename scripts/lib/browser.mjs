import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installPackages, mayInstall } from './debian.mjs';
import { root } from './node.mjs';
import { run } from './run.mjs';

// Headless: a page opens in a third of the time a full browser takes, which loads its own interface each time.
const shell = '/usr/bin/chromium-headless-shell';

const usual = {
  linux: [
    shell,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
};

const otherBrowsers = [
  { name: 'Firefox', packages: ['firefox-esr'], programs: ['/usr/bin/firefox-esr'] },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
  },
];

const downloads = {
  linux: path.join(os.homedir(), '.cache', 'ms-playwright'),
  darwin: path.join(os.homedir(), 'Library', 'Caches', 'ms-playwright'),
  win32: path.join(os.homedir(), 'AppData', 'Local', 'ms-playwright'),
};

const programs = [
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-headless-shell-mac-arm64/chrome-headless-shell',
  'chrome-headless-shell-mac-x64/chrome-headless-shell',
  'chrome-headless-shell-win64/chrome-headless-shell.exe',
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
];

/** Playwright's earlier downloads, in the order of the programs above. */
function downloaded() {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH || downloads[process.platform];
  if (!folder || !existsSync(folder)) return [];
  const revisions = readdirSync(folder).filter((name) => /^chromium(?:_headless_shell)?-\d+$/.test(name));
  return programs.flatMap((program) => revisions.map((name) => path.join(folder, name, program)));
}

/** A browser that lacks system libraries does not count. */
function works(program) {
  if (!existsSync(program)) return false;
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

const present = () => [...(usual[process.platform] ?? []), ...downloaded()].find(works);

/** The named one or an existing one; nothing is installed. */
export const presentBrowser = () => process.env.PORTAL_CHROMIUM || present() || '';

/** Root on Debian may install. An existing full browser is no reason to be slow in every test. */
async function fromDebian() {
  if (mayInstall() && !works(shell)) await installPackages(['chromium-headless-shell', 'fonts-noto-cjk']);
}

async function fromPlaywright() {
  console.log("Downloading Playwright's headless shell of chromium");
  const program = path.join(root, 'node_modules', '.bin', 'playwright');
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' };
  const { code, output } = await run(program, ['install', '--only-shell', 'chromium'], { env, quiet: true });
  if (code !== 0) console.log(output.trim().split('\n').slice(-3).join('\n'));
}

/** A chromium for the journeys: the named one, Debian's package as root, an existing one, or Playwright's download. */
export async function findBrowser() {
  const named = process.env.PORTAL_CHROMIUM;
  if (named) {
    if (works(named)) return named;
    throw new Error(`PORTAL_CHROMIUM is ${named}, which does not run`);
  }
  await fromDebian();
  if (!present()) await fromPlaywright();
  const found = present();
  if (found) return found;
  throw new Error(
    'No browser for the journeys. Install Chromium or Google Chrome (Debian, Ubuntu: sudo apt-get install chromium), ' +
      'or set PORTAL_CHROMIUM to the path of one, and run npm test again.',
  );
}

/**
 * Debian's Firefox and WebKit, in which every page is opened once. Without them that walk is skipped with a message.
 */
export async function findOtherBrowsers() {
  const missing = otherBrowsers.filter(({ programs }) => !programs.every((program) => existsSync(program)));
  if (missing.length === 0) return;
  if (mayInstall()) await installPackages(missing.flatMap(({ packages }) => packages));
  for (const { name, packages, programs } of missing) {
    if (programs.every((program) => existsSync(program))) continue;
    console.log(`No page is opened in ${name}: it needs Debian's ${packages.join(' and ')}`);
  }
}
