import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { placeFor, type Place } from './embedded/account.ts';
import { binariesFor, runProgram } from './embedded/binaries.ts';
import { makeCluster, readPassword, USER } from './embedded/cluster.ts';
import { noteOf, readNote } from './embedded/note.ts';
import { dropStalePidFile, readPostmaster } from './embedded/postmaster.ts';

export interface Embedded {
  url: string;
  /** Stops the server unless another process of the portal still uses it. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  report?: (message: string, error?: unknown) => void;
  /** `false` trades durability for speed, for tests with disposable data. */
  durable?: boolean;
}

interface Server extends Place {
  binaries: string;
  cluster: string;
  durable: boolean;
}

/** A server that is starting elsewhere or recovering gets a minute. One that cannot start fails fast. */
const RECOVERY_LIMIT = 60_000;
const START_LIMIT = 10_000;
const RETRY_MS = 2_000;
/** Every process that uses the server shares this lock; whoever gets it exclusively is the last one. */
const IN_USE_LOCK = 7_264_502;

const address = (server: Server, port: number): string =>
  `postgres://${USER}:${readPassword(server.cluster)}@127.0.0.1:${port}/postgres`;

const clusterIn = (folder: string): string =>
  path.join(readNote(noteOf(path.resolve(folder))) ?? path.resolve(folder), 'cluster');

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** A connection that marks the server as in use while this process lives, even if it is killed. */
async function takeHold(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'portal-hold',
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [IN_USE_LOCK]);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

const launch = (server: Server, port: number): Promise<void> => {
  const settings = [
    ...[
      'listen_addresses=127.0.0.1',
      "unix_socket_directories=''",
      'max_connections=100',
      'shared_buffers=128MB',
    ],
    // A week of logs, overwritten day by day.
    ...['logging_collector=on', 'log_directory=../log', 'log_filename=postgresql-%a.log'],
    ...['log_truncate_on_rotation=on', 'log_rotation_age=1d', 'log_rotation_size=0'],
    ...(server.durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  const options = [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(' ');
  // pg_ctl passes these to a shell, which would expand `$` or `"` in a folder name, so paths are relative to the
  // folder.
  const [cluster, log] = [path.basename(server.cluster), 'start.log'];
  return runProgram(
    server.binaries,
    'pg_ctl',
    ['start', '-w', '-s', '-t', '60', '-D', cluster, '-l', log, '-o', options],
    server,
  );
};

/**
 * A held connection to the running server, starting one if needed. A server left by a killed process, or run by
 * another process, is reused. Concurrent starters need no lock: PostgreSQL admits one, the others find it on the next
 * attempt.
 */
async function ensureRunning(
  server: Server,
  wantedPort?: number,
): Promise<{ port: number; hold: pg.Client }> {
  const began = Date.now();
  let port = wantedPort;
  for (;;) {
    const running = readPostmaster(server.cluster);
    try {
      if (running?.port) return { port: running.port, hold: await takeHold(address(server, running.port)) };
    } catch {
      // Stale, starting or stopping.
    }
    try {
      dropStalePidFile(server.cluster);
      port ??= await freePort();
      await launch(server, port);
    } catch (error) {
      if (Date.now() - began > (running ? RECOVERY_LIMIT : START_LIMIT)) throw withLog(server, error);
      // The pools know one port, so a restarted server must use the same one, however long that takes.
      port = wantedPort;
      await pause(200);
    }
  }
}

/** PostgreSQL's own message, which pg_ctl writes only to its log. */
function withLog({ folder }: Server, error: unknown): Error {
  const log = path.join(folder, 'start.log');
  const said = fs.existsSync(log) ? fs.readFileSync(log, 'utf8').trim().split('\n').slice(-5).join('\n') : '';
  return new Error(`the database in ${folder} does not start; see its folder log. ${said}`, { cause: error });
}

/** Releases a hold and stops the server unless somebody else has one. Returns whether it was stopped. */
async function endUse(server: Server, hold: pg.Client, attempts = 1): Promise<boolean> {
  try {
    await hold.query('select pg_advisory_unlock_shared($1)', [IN_USE_LOCK]);
    for (let attempt = 1; ; attempt += 1) {
      const { rows } = await hold.query('select pg_try_advisory_lock($1) as alone', [IN_USE_LOCK]);
      if (rows[0].alone) break;
      if (attempt >= attempts) return false;
      await pause(200);
    }
    await runProgram(
      server.binaries,
      'pg_ctl',
      ['stop', '-w', '-s', '-m', 'fast', '-D', server.cluster],
      server,
    );
    return true;
  } finally {
    await hold.end().catch(() => {});
  }
}

/**
 * Stops a server left by a killed process, unless another process uses it. Returns whether one was stopped. The hold
 * of a process killed just now takes a moment to be released, hence several attempts.
 */
export async function stopLeftBehind(folder: string): Promise<boolean> {
  const cluster = clusterIn(folder);
  const running = readPostmaster(cluster);
  if (!running?.port) return false;
  const place = await placeFor(folder, () => {});
  const server: Server = {
    ...place,
    cluster,
    binaries: await binariesFor(place, () => {}),
    durable: true,
  };
  const hold = await takeHold(address(server, running.port)).catch(() => undefined);
  return hold ? endUse(server, hold, 10) : false;
}

/** Starts (or joins) the bundled PostgreSQL with its data in `folder`. */
export async function startEmbedded(folder: string, options: EmbeddedOptions = {}): Promise<Embedded> {
  const { report = () => {}, durable = true } = options;
  const place = await placeFor(folder, report);
  const binaries = await binariesFor(place, report);
  const server: Server = { ...place, binaries, durable, cluster: await makeCluster(binaries, place) };
  const first = await ensureRunning(server);
  let current = Promise.resolve(first);
  let stopping = false;

  /** Retries without limit: the cause, such as a full disk, may pass. */
  async function restarted(port: number): ReturnType<typeof ensureRunning> {
    for (let told = false; ; told = true) {
      try {
        return await ensureRunning(server, port);
      } catch (error) {
        if (stopping) throw error;
        if (!told) report('the embedded database does not start again yet; it is tried further on', error);
        await pause(RETRY_MS);
      }
    }
  }

  // A killed server comes back on the same port, and the pools reconnect by themselves.
  const watch = ({ hold, port }: typeof first) =>
    hold.once('end', () => {
      if (stopping) return;
      report('the embedded database went away and is started again');
      current = restarted(port);
      current.then(watch, () => {});
    });
  watch(first);

  return {
    url: address(server, first.port),
    stop: async () => {
      stopping = true;
      const last = await current.catch(() => undefined);
      if (last) await endUse(server, last.hold);
    },
  };
}
