// `serve.ts <portal>`: the real server with a copy of the built portal; the first one recreates the database
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { placeKept, readKept } from '@portal/portal-kit/kept-release';
import { built, data, MAIL_PORT, portals, previousRelease, STATIC_PORT, type PortalName } from './portal.ts';

if (!existsSync(path.join(built, 'remotes.json'))) {
  console.error('Nothing is built that journeys could walk through. Run: npm run build');
  process.exit(1);
}
const { address, port, www } = portals[process.argv[2] as PortalName];
if (port === portals.journeys.port) rmSync(data, { recursive: true, force: true });
rmSync(www, { recursive: true, force: true });
cpSync(built, www, { recursive: true });
if (port === portals.releases.port) placeKept(www, readKept(previousRelease));

Object.assign(process.env, {
  PORT: String(port),
  PORTAL_WWW: www,
  PORTAL_DATA: data,
  PORTAL_RATE_LIMIT_FACTOR: '1000',
  PORTAL_LOG_LEVEL: 'warn',
  PORTAL_SMTP_URL: `smtp://127.0.0.1:${MAIL_PORT}`,
  PORTAL_SMTP_FROM: 'Sinar Scholars <office@centre.example>',
  PORTAL_ADDRESS: address,
  PORTAL_REMOTE_ORIGINS: `http://localhost:${STATIC_PORT}`,
  PORTAL_OVERRIDE_ORIGINS: `http://localhost:${STATIC_PORT}`,
});
await import('../server/src/main.ts');
