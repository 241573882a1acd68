import type { Area } from '@portal/portal-kit/area-schema';
import { useSyncExternalStore } from 'react';
import { liveAreas } from '../areas/registry-reader.ts';
import { registry } from './services.ts';

/** The live areas; rerenders when the registry is read again. */
export const useAreas = (): readonly Area[] =>
  liveAreas(useSyncExternalStore(registry.subscribe, registry.known));
