import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** Serves the files below a folder to pages of every origin, and never an older one than there is. */
export function serveBuilds(folder: string): Server {
  return createServer((request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, path.normalize(pathname));
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-private-network': 'true',
      'cache-control': 'no-store',
    };
    const isInside = file.startsWith(folder + path.sep);
    stat(isInside ? file : folder)
      .then((found) => {
        if (!found.isFile()) return answer.writeHead(404, headers).end();
        const type = types[path.extname(file)] ?? 'application/octet-stream';
        return createReadStream(file).pipe(answer.writeHead(200, { ...headers, 'content-type': type }));
      })
      .catch(() => answer.writeHead(404, headers).end());
  });
}
