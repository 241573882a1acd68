import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Service } from '../service.ts';

/** Scripts, and what they load for more than reading. */
const SCRIPTS = /<template id="shell">[\s\S]*?<\/template>|<script(?![^>]*ld\+json)[^>]*><\/script>/g;

/** A portal's pages as HTML without scripts, with pictures and fonts. */
export async function serveStatic(portal: Service): Promise<Service> {
  const pages = new Map<string, Promise<{ content: Buffer; policy: string }>>();
  const read = async (path: string) => {
    const answer = await fetch(`${portal.origin}${path}`);
    const content = brotliCompressSync((await answer.text()).replace(SCRIPTS, ''));
    return { content, policy: answer.headers.get('content-security-policy') ?? '' };
  };
  const server = createServer((request, response) => {
    const { url = '/', headers } = request;
    if (headers['sec-fetch-dest'] === 'document') {
      const page = pages.get(url) ?? read(url);
      pages.set(url, page);
      void page.then(({ content, policy }) =>
        response
          .writeHead(200, {
            'content-type': 'text/html; charset=utf-8',
            'content-encoding': 'br',
            'content-security-policy': policy,
          })
          .end(content),
      );
      return;
    }
    ask(`${portal.origin}${url}`, { headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
