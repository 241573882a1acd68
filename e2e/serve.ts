// The real server on a fresh database and a copy of the built portal, for the journeys
import { cpSync, rmSync } from 'node:fs';
import { built, data, www } from './portal.ts';

for (const folder of [www, data]) rmSync(folder, { recursive: true, force: true });
cpSync(built, www, { recursive: true });

Object.assign(process.env, {
  PORTAL_WWW: www,
  PORTAL_DATA: data,
  PORTAL_RATE_LIMIT_FACTOR: '1000',
  PORTAL_LOG_LEVEL: 'warn',
});
await import('../server/src/main.ts');
