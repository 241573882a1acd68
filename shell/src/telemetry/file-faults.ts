import type { FaultStage } from '@portal/shared-api/telemetry';
import { onFileFailure } from '@portal/portal-kit/loading/files';
import { report } from './report.ts';

const ofRemote = /\/remotes\/([^/]+)\/([^/]+)\/([^?]+)/;

const stageOf = (file: string): FaultStage => {
  if (file.endsWith('mf-manifest.json')) return 'manifest';
  if (file === 'entry.js') return 'entry';
  return file.endsWith('.css') ? 'style' : 'chunk';
};

/** Which part's file it is, and its loading stage. */
export function partOf(address: string): { area?: string; version?: string; stage: FaultStage } {
  const [, area, version, file] = ofRemote.exec(address) ?? [];
  return area && version && file ? { area, version, stage: stageOf(file) } : { stage: stageOf(address) };
}

/** Reports every file that failed to load, including those before this ran. */
export const reportFileFailures = (): void =>
  onFileFailure(({ address, code }) => report('file.failed', { ...partOf(address), code, address }));
