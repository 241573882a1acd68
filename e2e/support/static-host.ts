import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { portals, STATIC_PORT } from '../portal.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

export interface StaticHost {
  origin: string;
  /** What a file becomes on its way. */
  change: (name: string, content: string) => string;
  /** Whether pages of other origins may read it. */
  isOpen: boolean;
  close: () => void;
}

/** A host of another origin that serves the files of remotes, and nothing else. */
export async function startStaticHost(): Promise<StaticHost> {
  const server = createServer((request, answer) => {
    const name = new URL(request.url!, host.origin).pathname;
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
    change: (_name, content) => content,
    isOpen: true,
    close: () => server.close(),
  };
  await new Promise<void>((done) => server.listen(STATIC_PORT, 'localhost', done));
  return host;
}
