import type { Database } from './connect.ts';

/**
 * Fails a query sent while its connection is still busy, as `Promise.all` in a transaction does. pg only warns today;
 * its next version will reject it.
 */
export function refuseQueriesAtOnce({ $client }: Database): void {
  $client.on('connect', (client) => {
    const run = client.query.bind(client) as (...all: unknown[]) => unknown;
    let underWay = 0;
    const done = () => {
      underWay -= 1;
    };
    client.query = ((...all: unknown[]) => {
      if (underWay > 0) throw new Error('A second query at once on one connection: await the first one');
      const answer = run(...all);
      if (answer instanceof Promise) {
        underWay += 1;
        void answer.then(done, done);
      }
      return answer;
    }) as typeof client.query;
  });
}
