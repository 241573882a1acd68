import { webpackBuild } from '../webpack/command.ts';
import type { BundleReport } from './bundle-report.ts';
import { Refusal } from './refusal.ts';
import { bundleFolder, bundleReport, readJson } from './store.ts';

export interface Bundle {
  folder: string;
  report: BundleReport;
}

/**
 * Builds an application like `npx webpack build` in its folder. In a separate process, which keeps webpack's memory
 * out of ours and uses a second core.
 */
export async function runBundle(name: string, version: string): Promise<Bundle> {
  const child = webpackBuild(name, '--env', `version=${version}`);
  let said = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  if (code !== 0) throw new Refusal('build-failed', `${name} does not build:\n${said}`);
  const report = readJson(bundleReport(name)) as BundleReport | undefined;
  if (report?.version !== version) throw new Error(`${name} ${version} was not built:\n${said}`);
  return { folder: bundleFolder(name), report };
}
