// The thread that renders public pages with a release's builds. It has no access to the server, but asks it for what
// pages show.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { Build } from './prerender-manifest.ts';
import type { FromThread, Rendered, Task, ToThread } from './messages.ts';

interface Shell {
  modules: Record<string, unknown>;
  render(request: object): Promise<Rendered>;
}

const { shell, areas, remotes } = workerData as Task;
const say = (message: FromThread) => parentPort!.postMessage(message, []);

/** Runs a build if its hash is the released one. */
function run({ file, hash }: Build, require: (name: string) => unknown): unknown {
  const source = readFileSync(file, 'utf8');
  if (`sha256-${createHash('sha256').update(source).digest('base64')}` !== hash)
    throw new Error(`${file} is not what was released`);
  const module = { exports: {} as unknown };
  const parameters = ['module', 'exports', 'require'];
  const build = vm.compileFunction(source, parameters, { filename: file }) as (...given: unknown[]) => void;
  build(module, module.exports, require);
  return module.exports;
}

const host = run(shell, createRequire(import.meta.url)) as Shell;
const modules = new Map<string, unknown>();
function moduleOf(name: string): unknown {
  const remote = remotes.find((one) => one.name === name);
  if (!remote) throw new Error(`${name} renders nothing`);
  const module =
    modules.get(name) ?? (run(remote, (shared) => host.modules[shared]) as { default: unknown }).default;
  modules.set(name, module);
  return module;
}

const questions = new Map<number, PromiseWithResolvers<unknown>>();
let count = 0;
function ask(endpoint: string, args: object): Promise<unknown> {
  const question = Promise.withResolvers<unknown>();
  questions.set(++count, question);
  say({ kind: 'ask', id: count, endpoint, args });
  return question.promise;
}

async function render({ id, remote, ...wanted }: Extract<ToThread, { kind: 'render' }>): Promise<void> {
  try {
    const area = remote === null ? null : { name: remote, module: moduleOf(remote) };
    const request = { areas, area, ...wanted, ask };
    say({ kind: 'rendered', id, rendered: await host.render(request) });
  } catch (error) {
    say({
      kind: 'failed',
      id,
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
}

/** One page at a time, because the texts have one current language. */
let last = Promise.resolve();
parentPort!.on('message', (message: ToThread) => {
  if (message.kind === 'render') {
    last = last.then(() => render(message));
    return;
  }
  const question = questions.get(message.id);
  questions.delete(message.id);
  if (message.kind === 'told') question?.resolve(message.answer);
  else question?.reject(new Error(message.reason));
});
