import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { portals, STATIC_PORT } from '../portal.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** As on a host that has more than the portal. */
const BELOW = '/centre/portal';

export interface StaticHost {
  origin: string;
  /** Where the files of the portal begin on it. */
  base: string;
  /** What a file becomes on its way. */
  change: (name: string, content: string) => string;
  /** Whether pages of other origins may read it. */
  isOpen: boolean;
  close: () => void;
}

/** A host of another origin that serves the files of remotes below a path of its own, and nothing else. */
export async function startStaticHost(): Promise<StaticHost> {
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url!, host.origin);
    // what is asked for elsewhere is not there
    const name = pathname.startsWith(`${BELOW}/`) ? pathname.slice(BELOW.length) : 'nowhere';
    const type = types[path.extname(name)] ?? 'application/octet-stream';
    readFile(path.join(portals.releases.www, name), 'utf8').then(
      (content) =>
        answer
          .writeHead(200, {
            'content-type': type,
            ...(host.isOpen && { 'access-control-allow-origin': '*' }),
          })
          .end(host.change(name, content)),
      () => answer.writeHead(404).end(),
    );
  });
  const host: StaticHost = {
    origin: `http://localhost:${STATIC_PORT}`,
    base: `http://localhost:${STATIC_PORT}${BELOW}`,
    change: (_name, content) => content,
    isOpen: true,
    close: () => server.close(),
  };
  await new Promise<void>((done) => server.listen(STATIC_PORT, 'localhost', done));
  return host;
}
