import { reportFault } from '@portal/shared-api/telemetry';
import { handle } from '../http/handle.ts';

export const telemetryRoutes = [
  handle(reportFault, ({ body, request }) => {
    request.log.warn(body, 'fault in a browser');
    request.server.metrics.countFault(body);
    return {};
  }),
];
