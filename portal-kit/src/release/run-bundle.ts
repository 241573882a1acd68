import { spawn } from 'node:child_process';
import path from 'node:path';
import type { BundleReport } from './bundle-report.ts';
import { readJson, workshop } from './store.ts';

export interface Bundle {
  folder: string;
  report: BundleReport;
}

/** Builds an application in a process of its own, which keeps webpack's memory out of ours and uses a second core. */
export async function runBundle(name: string, version: string): Promise<Bundle> {
  const folder = workshop('build', name, 'files');
  const reportFile = workshop('build', name, 'report.json');
  const program = path.resolve(import.meta.dirname, '../commands/bundle.ts');
  const child = spawn(process.execPath, [program, name, version, folder, reportFile], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  if (code !== 0) throw new Error(`${name} does not build:\n${said}`);
  return { folder, report: readJson(reportFile) as BundleReport };
}
