import { reportFault, reportLoads } from '@portal/shared-api/telemetry';
import { handle } from '../http/handle.ts';
import { watchStages } from '../stages/watch.ts';
import { addFault, addLoads } from './queries.ts';

export const telemetryRoutes = [
  handle(reportFault, async ({ body, database, request }) => {
    const { log, server } = request;
    log.warn(body, 'fault in a browser');
    server.metrics.countFault(body);
    if (server.releases.isKnown(body)) await addFault(database, body);
    return {};
  }),

  handle(reportLoads, async ({ body, database, request }) => {
    const { log, server } = request;
    const { releases } = server;
    const loads = body.loads.filter((load) => releases.isKnown(load));
    await addLoads(database, loads);
    await watchStages({ database, releases, log }, loads);
    return {};
  }),
];
