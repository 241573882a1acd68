import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import { contract } from '@portal/shared-api/contract';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { announcementRoutes } from './announcements/routes.ts';
import { approvalRoutes } from './approvals/routes.ts';
import { attendanceRoutes } from './attendance/routes.ts';
import { adminBranchRoutes } from './branches/admin-routes.ts';
import { branchRoutes } from './branches/routes.ts';
import { calendarFeedRoutes } from './calendar-feed/routes.ts';
import { cancellationRoutes } from './cancellations/routes.ts';
import { classDocumentRoutes } from './class-documents/routes.ts';
import { classRoutes } from './classes/routes.ts';
import { closureRoutes } from './closures/routes.ts';
import type { Config } from './config.ts';
import { knowReleases } from './diagnostics/releases.ts';
import { diagnosticsRoutes } from './diagnostics/routes.ts';
import { enrollmentRoutes } from './enrollment/routes.ts';
import { answerError } from './http/answer-errors.ts';
import { askAsVisitor } from './http/ask.ts';
import type { Route } from './http/handle.ts';
import { serveHealth } from './http/health.ts';
import { logCalls, logOptions } from './http/log.ts';
import { mount, type Services } from './http/mount.ts';
import { notFound } from './http/not-found.ts';
import { serveDocs } from './http/openapi.ts';
import { decodable, servePortal } from './http/portal.ts';
import { postgresStore } from './http/rate-limits.ts';
import { acceptBodies } from './http/request-bodies.ts';
import { checkRoutes } from './http/route-check.ts';
import { securityHeaders } from './http/security-headers.ts';
import { importRoutes } from './imports/routes.ts';
import { initializationRoutes } from './initialization/routes.ts';
import { landingContentRoutes } from './landing-content/routes.ts';
import { landingSettingRoutes } from './landing-settings/routes.ts';
import { createMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { outstandingRoutes } from './outstanding/routes.ts';
import { adminParentRoutes } from './parents/admin-routes.ts';
import { overrideRoutes } from './overrides/routes.ts';
import { parentRoutes } from './parents/routes.ts';
import { createMailer } from './password-resets/mailer.ts';
import { passwordResetRoutes } from './password-resets/routes.ts';
import { paymentInstructionRoutes } from './payment-instructions/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { presetRoutes } from './presets/routes.ts';
import { profileRoutes } from './profiles/routes.ts';
import { servePublicPages } from './public-pages/serve.ts';
import { receiptRoutes } from './receipts/routes.ts';
import { takePostedRegistrations } from './registrations/posted-form.ts';
import { registrationRoutes } from './registrations/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { stageRoutes } from './stages/routes.ts';
import { studentRoutes } from './students/routes.ts';
import { subjectRoutes } from './subjects/routes.ts';
import { teacherRoutes } from './teachers/routes.ts';
import { telemetryRoutes } from './telemetry/routes.ts';
import { timeChangeRoutes } from './time-changes/routes.ts';
import { timetableRoutes } from './timetable/routes.ts';

/** All routes of the API. A new resource adds its line here. */
export const routes: readonly Route[] = [
  ...adminBranchRoutes,
  ...adminParentRoutes,
  ...announcementRoutes,
  ...approvalRoutes,
  ...attendanceRoutes,
  ...branchRoutes,
  ...calendarFeedRoutes,
  ...cancellationRoutes,
  ...classDocumentRoutes,
  ...classRoutes,
  ...closureRoutes,
  ...diagnosticsRoutes,
  ...enrollmentRoutes,
  ...importRoutes,
  ...initializationRoutes,
  ...landingContentRoutes,
  ...landingSettingRoutes,
  ...outstandingRoutes,
  ...overrideRoutes,
  ...parentRoutes,
  ...passwordResetRoutes,
  ...paymentInstructionRoutes,
  ...paymentRoutes,
  ...presetRoutes,
  ...profileRoutes,
  ...receiptRoutes,
  ...registrationRoutes,
  ...reportRoutes,
  ...sessionRoutes,
  ...stageRoutes,
  ...studentRoutes,
  ...subjectRoutes,
  ...teacherRoutes,
  ...telemetryRoutes,
  ...timeChangeRoutes,
  ...timetableRoutes,
];

/** A call that takes longer than this is cut off, even a large upload over a slow connection. */
const REQUEST_TIMEOUT_MS = 15 * 60 * 1000;

/**
 * Node rejects longer URLs itself. Schemas limit the parameters; the router's own limit would turn a long address
 * into 404.
 */
const LONGEST_ADDRESS = 16_384;

/** The whole server, ready to listen. The caller closes the database and the storage. */
export async function buildApp(
  config: Omit<Config, 'port' | 'host' | 'dataFolder'>,
  { database, storage, diskSpace }: Pick<Services, 'database' | 'storage' | 'diskSpace'>,
): Promise<FastifyInstance> {
  checkRoutes(routes, contract);
  const app = fastify({
    logger: logOptions(config.logLevel, config.logFormat),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // An idle kept-alive connection must not hold up the shutdown.
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_ADDRESS },
    rewriteUrl: ({ url = '/' }) => decodable(url),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  app.decorateRequest('caller', null);
  app.decorate('diskSpace', diskSpace);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(notFound(contract));
  logCalls(app);
  securityHeaders(app);
  await app.register(compress, { encodings: ['br', 'gzip'] });
  await acceptBodies(app);
  await app.register(rateLimit, { global: false, store: postgresStore(database) });

  serveMetrics(app, createMetrics(database, config), config.metricsToken);
  knowReleases(app, config);
  serveHealth(app, database);
  await serveDocs(app, contract);
  const mailer =
    config.mail && createMailer(config.mail, (err) => app.log.error({ err }, 'a mail was not sent'));
  app.addHook('onClose', () => mailer?.close());
  const { rateLimitFactor } = config;
  const services = { database, storage, diskSpace, rateLimitFactor, mailer };
  for (const route of routes) mount(app, route, services);
  const { portalFolder, overrides, address } = config;
  const remoteOrigins = [...new Set([...config.remoteOrigins, ...overrides.origins])];
  const ask = askAsVisitor(routes, services);
  const publicPages = servePublicPages(app, { portalFolder, remoteOrigins, address, ask });
  takePostedRegistrations(app, services, publicPages);
  await servePortal(app, { folder: portalFolder, remoteOrigins, publicPages });
  return app;
}
