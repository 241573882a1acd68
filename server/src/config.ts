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

/** Everything that can be set from outside, and nowhere else is the environment read. */
const schema = z
  .object({
    /** Where the portal listens. 0 takes any free port. */
    PORT: z.coerce
      .number('a port is a number')
      .int('a port is a whole number')
      .min(0, 'a port is 0 or more')
      .max(65_535, 'a port is 65535 at most')
      .default(3000),
    /** Where people open the portal, when that is not the server itself: `npm run dev` puts another one in front. */
    PORTAL_ADDRESS: z.url({ protocol: /^https?$/ }).optional(),
    /** This machine only, unless told otherwise; `0.0.0.0` for all, in a container or behind a proxy. */
    HOST: z.string().default('localhost'),
    /** The embedded database and the uploaded files. */
    PORTAL_DATA: folder('.portal/data'),
    /** An existing PostgreSQL 15 or newer instead of the embedded one. */
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\/./, 'an address begins with postgres://')
      .optional(),
    /** `0` leaves an empty database empty. */
    PORTAL_DEMO: z.enum(['0', '1']).default('1'),
    /** The built portal. */
    PORTAL_WWW: folder('.portal/www'),
    /** Source maps of the builds, which are not served: diagnostics finds the lines of a stack by them. */
    PORTAL_MAPS: folder('.portal/maps'),
    /** Lines for a person, or JSON for a collector of logs. `npm start` is for people. */
    PORTAL_LOG: logFormat,
    /** A person sees what went wrong, a collector of logs every call. */
    PORTAL_LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).optional(),
    /** Addresses of proxies whose `X-Forwarded-For` is believed: `loopback`, `10.0.0.0/8`. Nobody is by default. */
    PORTAL_TRUST_PROXY: words,
    /** `127.0.0.1:9464`: where a collector fetches /metrics, apart from the portal. */
    PORTAL_METRICS_ADDRESS: z
      .string()
      .regex(/^[^\s/]+:\d{1,5}$/, 'an address is a host and a port, for example 127.0.0.1:9464')
      .transform((value) => {
        const at = value.lastIndexOf(':');
        return { host: value.slice(0, at).replace(/^\[|\]$/g, ''), port: Number(value.slice(at + 1)) };
      })
      .refine(({ port }) => port <= 65_535, 'a port is 65535 at most')
      .optional(),
    /** Opens /metrics on the portal's own port to who carries it as a bearer token. */
    PORTAL_METRICS_TOKEN: z.string().min(16, 'a token has 16 characters or more').optional(),
    /** The mail server for forgotten passwords: `smtp://user:password@mail.example:587`, `smtps://` for TLS from the start. */
    PORTAL_SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\/./, 'an address begins with smtp:// or smtps://')
      .optional(),
    /** Who mails come from: `Sinar Scholars <office@centre.example>`. */
    PORTAL_SMTP_FROM: z.string().includes('@', { error: 'a sender has an address' }).optional(),
    /** Multiplies every rate limit: a test that signs in a hundred times needs more than people do. */
    PORTAL_RATE_LIMIT_FACTOR: z.coerce.number().positive().max(10_000).default(1),
    /** Other origins that remotes are released to, for the content policy of the page. */
    PORTAL_REMOTE_ORIGINS: origins,
    /** Where an admin of level_3 may take a remote from for the session of one tab. */
    PORTAL_OVERRIDE_ORIGINS: origins,
    /** `1`, as `npm run dev` says it: builds without hashes may be taken too. */
    PORTAL_DEVELOPMENT: z.enum(['0', '1']).default('0'),
  })
  // The address in a link is a setting and never what a caller says it is.
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

/** How to tell that the rest of the configuration is wrong. */
export const readLogFormat = (env: Record<string, string | undefined>): Config['logFormat'] =>
  logFormat.catch('text').parse(env.PORTAL_LOG || undefined);

/** The configuration; an empty variable is one that is not set. Throws with every wrong variable by name. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const result = schema.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== '')),
  );
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The portal cannot start, these settings are wrong:\n${lines.join('\n')}`);
}
