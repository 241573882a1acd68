import { watch } from 'node:fs';
import path from 'node:path';
import { root } from './node.mjs';
import { startService } from './service.mjs';

/** Like `startService`, but restarts on every source change in `folders`, or after a crash once a file changes. */
export function restartingService(file, folders, options) {
  let current = startService(file, options);
  let stopped = false;
  let timer;
  let finish;
  const { ready } = current;
  const ended = new Promise((resolve) => (finish = resolve));

  const restart = async () => {
    current.stop();
    await current.ended;
    if (!stopped) current = startService(file, options);
  };
  const watchers = folders.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, (_event, name) => {
      if (!/\.(ts|tsx|sql)$/.test(name ?? '') || /\.test\.tsx?$/.test(name)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void restart(), 200);
    }),
  );

  return {
    ready,
    ended,
    async stop(signal) {
      stopped = true;
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      current.stop(signal);
      finish(await current.ended);
    },
  };
}
