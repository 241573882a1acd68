import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

export const mayInstall = () => process.platform === 'linux' && process.getuid() === 0 && isDebian();

/** Installs Debian packages. A failure is reported; whatever needs them says what it does without. */
export async function installPackages(packages) {
  console.log(`Installing Debian's ${packages.join(', ')}`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  const first = await run('apt-get', args, { env, quiet: true });
  if (first.code === 0) return;
  await run('apt-get', ['update', '-qq'], { env, quiet: true });
  const { code, output } = await run('apt-get', args, { env, quiet: true });
  if (code !== 0) console.log(output.trim().split('\n').slice(-3).join('\n'));
}
