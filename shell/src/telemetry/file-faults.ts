import type { FaultStage } from '@portal/shared-api/telemetry';
import { onFileFailure } from '@portal/portal-kit/loading/files';
import { report } from './report.ts';

const ofRemote = /\/remotes\/([^/]+)\/([^/]+)\/([^?]+)/;

const stageOf = (file: string): FaultStage => {
  if (file.endsWith('mf-manifest.json')) return 'manifest';
  if (file === 'entry.js') return 'entry';
  return file.endsWith('.css') ? 'style' : 'chunk';
};

/** Whose file it is, and what part of the loading. */
export function partOf(address: string): { area?: string; version?: string; stage: FaultStage } {
  const [, area, version, file] = ofRemote.exec(address) ?? [];
  return area && version && file ? { area, version, stage: stageOf(file) } : { stage: stageOf(address) };
}

/** Reports every file that could not be loaded, also those that failed before this was there. */
export const reportFileFailures = (): void =>
  onFileFailure(({ address, code }) => report('file.failed', { ...partOf(address), code, address }));
