import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Service } from '../service.ts';

/** What scripts are for, and what they fetch when somebody wants more than to read. */
const SCRIPTS = /<template id="shell">[\s\S]*?<\/template>|<script(?![^>]*ld\+json)[^>]*><\/script>/g;

/** The pages of a portal as HTML without any script, and its pictures and fonts as they are. */
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
