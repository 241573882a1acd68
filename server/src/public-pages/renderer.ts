import { Worker } from 'node:worker_threads';
import type { Language } from '@portal/shared-api/languages';
import type { FromThread, Rendered, Task, ToThread, Wanted } from './messages.ts';

/** Calls a public endpoint for a page. */
export type Ask = (endpoint: string, args: object, language: Language) => Promise<unknown>;

/** A page not ready by then is rendered in the browser instead, and the busy thread is ended. */
const LIMIT_MS = 5000;
const MEMORY_MB = 192;

interface Flight extends PromiseWithResolvers<Rendered> {
  language: Language;
}

/** Renders pages in a separate thread, started on demand and again after a crash. */
export function createRenderer(task: Task, ask: Ask) {
  const flights = new Map<number, Flight>();
  let worker: Worker | undefined;
  let count = 0;

  const give = (message: ToThread) => worker?.postMessage(message, []);

  function end(reason: string): void {
    const dead = worker;
    worker = undefined;
    void dead?.terminate();
    for (const flight of flights.values()) flight.reject(new Error(reason));
    flights.clear();
  }

  async function answer({ id, endpoint, args }: Extract<FromThread, { kind: 'ask' }>): Promise<void> {
    // one page at a time: this belongs to the oldest pending request
    const [flight] = flights.values();
    try {
      give({ kind: 'told', id, answer: await ask(endpoint, args, flight?.language ?? 'en') });
    } catch (error) {
      give({ kind: 'refused', id, reason: `${endpoint}: ${String(error)}` });
    }
  }

  function onMessage(message: FromThread): void {
    if (message.kind === 'ask') return void answer(message);
    const flight = flights.get(message.id);
    flights.delete(message.id);
    if (message.kind === 'rendered') return flight?.resolve(message.rendered);
    return flight?.reject(new Error(message.reason));
  }

  function start(): void {
    const started = new Worker(new URL('thread.ts', import.meta.url), {
      workerData: task,
      // none of the server's settings
      env: {},
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    started.unref();
    const died = (reason: unknown) => {
      if (worker === started) end(String(reason));
    };
    started
      .on('message', onMessage)
      .on('error', died)
      .on('exit', (code) => died(`the thread ended: ${code}`));
    worker = started;
  }

  return {
    async render(wanted: Wanted): Promise<Rendered> {
      if (!worker) start();
      const id = ++count;
      const flight = { ...Promise.withResolvers<Rendered>(), language: wanted.language };
      flights.set(id, flight);
      const limit = setTimeout(() => end(`${wanted.path} took longer than ${LIMIT_MS} ms`), LIMIT_MS);
      limit.unref();
      give({ kind: 'render', id, ...wanted });
      try {
        return await flight.promise;
      } finally {
        clearTimeout(limit);
      }
    },
    end: () => end('the server stops'),
  };
}

export type Renderer = ReturnType<typeof createRenderer>;
