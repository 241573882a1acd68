import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const PIECES = 24;

/** A line to a portal that delivers matching files gradually over this many milliseconds. */
export async function slowly(portal: string, pattern: RegExp, milliseconds: number) {
  let slowest = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const started = performance.now();
    const given = await fetch(`${portal}${request.url}`, {
      headers: { accept: request.headers.accept ?? '*/*' },
    });
    const content = Buffer.from(await given.arrayBuffer());
    const headers = new Headers(given.headers);
    // the response is already decompressed
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
    response.writeHead(given.status, Object.fromEntries(headers));
    const pieces = pattern.test(request.url!) ? PIECES : 1;
    const size = Math.ceil(content.length / pieces);
    for (let piece = 0; piece < pieces; piece++) {
      response.write(content.subarray(piece * size, (piece + 1) * size));
      if (pieces > 1) await sleep(milliseconds / pieces);
    }
    response.end();
    slowest = Math.max(slowest, performance.now() - started);
  };
  const server = createServer(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  );
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    took: () => slowest,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
