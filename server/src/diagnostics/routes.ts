import { diagnostics, type ApplicationState } from '@portal/shared-api/diagnostics';
import { handle } from '../http/handle.ts';
import { fieldOf } from '../stages/watch.ts';
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
    const stages = new Map<string, NonNullable<ApplicationState['stage']>>();
    for (const { area, withdrawal, ...stage } of await releases.stages())
      stages.set(area, {
        ...stage,
        ...(await fieldOf(database, area, stage)),
        withdrawn_at: withdrawal?.at ?? null,
      });
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
      stage: null,
      ...told('shell'),
    };
    const remotes = areas.map(({ name, stage, current, previous }) => ({
      name,
      title: current.area.title,
      version: current.version,
      released_at: current.releasedAt,
      previous: previous?.version ?? null,
      is_live: stage === 'live',
      stage: stages.get(name) ?? null,
      ...told(name),
    }));
    return { applications: [shell, ...remotes], compatibility };
  }),
];
