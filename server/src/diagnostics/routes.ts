import { diagnostics } from '@portal/shared-api/diagnostics';
import { handle } from '../http/handle.ts';
import { allLoads, lastFaults } from './queries.ts';
import { createStackReader } from './stacks.ts';

export const diagnosticsRoutes = [
  handle(diagnostics, async ({ database, request }) => {
    const { releases, mapsFolder } = request.server;
    const [areas, shells, compatibility] = await Promise.all([
      releases.areas(),
      releases.shells(),
      releases.compatibility(),
    ]);
    const loads = await allLoads(database);
    const placeOf = createStackReader(mapsFolder);
    const faults = await Promise.all(
      (await lastFaults(database)).map(async ({ stack, last_at, ...fault }) => ({
        ...fault,
        last_at: new Date(last_at).toISOString(),
        stack: await Promise.all(stack.map(placeOf)),
      })),
    );
    const told = (name: string) => ({
      loads: loads.get(name) ?? [],
      faults: faults.filter(({ area }) => area === name),
    });
    const shell = {
      name: 'shell',
      title: null,
      version: shells.inForce ?? null,
      released_at: shells.since ?? null,
      previous: null,
      is_live: true,
      ...told('shell'),
    };
    const remotes = areas.map(({ name, stage, current, previous }) => ({
      name,
      title: current.area.title,
      version: current.version,
      released_at: current.releasedAt,
      previous: previous?.version ?? null,
      is_live: stage === 'live',
      ...told(name),
    }));
    return { applications: [shell, ...remotes], compatibility };
  }),
];
