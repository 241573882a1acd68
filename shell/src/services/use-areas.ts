import type { Area } from '@portal/portal-kit/area-schema';
import { useSyncExternalStore } from 'react';
import { liveAreas } from '../areas/registry-reader.ts';
import { registry } from './services.ts';

/** What is known of the live areas; renders again when the registry was read again. */
export const useAreas = (): readonly Area[] =>
  liveAreas(useSyncExternalStore(registry.subscribe, registry.known));
