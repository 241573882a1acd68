import path from 'node:path';
import { z } from 'zod';

const repository = path.resolve(import.meta.dirname, '../..');
const folder = (standard: string) =>
  z
    .string()
    .default(standard)
    .transform((value) => path.resolve(repository, value));

const words = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter(Boolean));

const origins = words.pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)));

const logFormat = z.enum(['text', 'json']).default(() => (process.stdout.isTTY ? 'text' : 'json'));

/** All settings from outside. The environment is read nowhere else. */
const schema = z
  .object({
    /** Where the portal listens. 0 takes any free port. */
    PORT: z.coerce
      .number('a port is a number')
      .int('a port is a whole number')
      .min(0, 'a port is 0 or more')
      .max(65_535, 'a port is 65535 at most')
      .default(3000),
    /** Where people open the portal, if that is not the server itself: `npm run dev` puts another server in front. */
    PORTAL_ADDRESS: z.url({ protocol: /^https?$/ }).optional(),
    /** This machine only by default; `0.0.0.0` for all interfaces, in a container or behind a proxy. */
    HOST: z.string().default('localhost'),
    /** The embedded database and the uploaded files. */
    PORTAL_DATA: folder('.portal/data'),
    /** An existing PostgreSQL 15 or newer instead of the embedded one. */
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\/./, 'an address begins with postgres://')
      .optional(),
    /** `0` leaves an empty database without demo data. */
    PORTAL_DEMO: z.enum(['0', '1']).default('1'),
    /** The built portal. */
    PORTAL_WWW: folder('.portal/www'),
    /** Source maps of the builds, not served. Diagnostics uses them to resolve stacks. */
    PORTAL_MAPS: folder('.portal/maps'),
    /** Readable lines for a person, or JSON for a log collector. `npm start` uses the readable ones. */
    PORTAL_LOG: logFormat,
    /** A person sees failures, a log collector every call. */
    PORTAL_LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).optional(),
    /** Proxies whose `X-Forwarded-For` is trusted: `loopback`, `10.0.0.0/8`. None by default. */
    PORTAL_TRUST_PROXY: words,
    /** `127.0.0.1:9464`: a separate address for /metrics. */
    PORTAL_METRICS_ADDRESS: z
      .string()
      .regex(/^[^\s/]+:\d{1,5}$/, 'an address is a host and a port, for example 127.0.0.1:9464')
      .transform((value) => {
        const at = value.lastIndexOf(':');
        return { host: value.slice(0, at).replace(/^\[|\]$/g, ''), port: Number(value.slice(at + 1)) };
      })
      .refine(({ port }) => port <= 65_535, 'a port is 65535 at most')
      .optional(),
    /** Opens /metrics on the portal's own port to clients with this bearer token. */
    PORTAL_METRICS_TOKEN: z.string().min(16, 'a token has 16 characters or more').optional(),
    /** The mail server for forgotten passwords: `smtp://user:password@mail.example:587`, `smtps://` for TLS from the start. */
    PORTAL_SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\/./, 'an address begins with smtp:// or smtps://')
      .optional(),
    /** Sender of the mails: `Sinar Scholars <office@centre.example>`. */
    PORTAL_SMTP_FROM: z.string().includes('@', { error: 'a sender has an address' }).optional(),
    /** Multiplies every rate limit: a test that signs in a hundred times needs a higher one. */
    PORTAL_RATE_LIMIT_FACTOR: z.coerce.number().positive().max(10_000).default(1),
    /** Other origins that remotes are released to, for the content security policy. */
    PORTAL_REMOTE_ORIGINS: origins,
    /** Where an admin of level_3 may take a remote from for the session of one tab. */
    PORTAL_OVERRIDE_ORIGINS: origins,
    /** `1`, as `npm run dev` says it: builds without hashes may be taken too. */
    PORTAL_DEVELOPMENT: z.enum(['0', '1']).default('0'),
  })
  // Links use the configured address, never one that the caller claims.
  .refine((env) => !env.PORTAL_SMTP_URL || (env.PORTAL_SMTP_FROM && env.PORTAL_ADDRESS), {
    path: ['PORTAL_SMTP_URL'],
    error: 'mails need PORTAL_SMTP_FROM and PORTAL_ADDRESS too',
  })
  .transform((env) => ({
    port: env.PORT,
    host: env.HOST,
    address: env.PORTAL_ADDRESS,
    dataFolder: env.PORTAL_DATA,
    databaseUrl: env.DATABASE_URL,
    demo: env.PORTAL_DEMO === '1',
    portalFolder: env.PORTAL_WWW,
    mapsFolder: env.PORTAL_MAPS,
    logFormat: env.PORTAL_LOG,
    logLevel: env.PORTAL_LOG_LEVEL ?? (env.PORTAL_LOG === 'text' ? 'warn' : 'info'),
    trustProxy: env.PORTAL_TRUST_PROXY.length > 0 ? env.PORTAL_TRUST_PROXY : false,
    metricsAddress: env.PORTAL_METRICS_ADDRESS,
    metricsToken: env.PORTAL_METRICS_TOKEN,
    rateLimitFactor: env.PORTAL_RATE_LIMIT_FACTOR,
    mail:
      env.PORTAL_SMTP_URL && env.PORTAL_SMTP_FROM && env.PORTAL_ADDRESS
        ? { server: env.PORTAL_SMTP_URL, from: env.PORTAL_SMTP_FROM, address: env.PORTAL_ADDRESS }
        : undefined,
    remoteOrigins: env.PORTAL_REMOTE_ORIGINS,
    overrides: { origins: env.PORTAL_OVERRIDE_ORIGINS, isDevelopment: env.PORTAL_DEVELOPMENT === '1' },
  }));

export type Config = z.output<typeof schema>;

/** Marks that the rest of the configuration is invalid too. */
export const readLogFormat = (env: Record<string, string | undefined>): Config['logFormat'] =>
  logFormat.catch('text').parse(env.PORTAL_LOG || undefined);

/** The configuration. An empty variable counts as unset. Throws with the name of every invalid variable. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const result = schema.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== '')),
  );
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The portal cannot start, these settings are wrong:\n${lines.join('\n')}`);
}
