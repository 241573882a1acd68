import type { Database } from './connect.ts';

/**
 * Lets a query fail that is sent while its connection still works on another one, as `Promise.all` in a transaction does:
 * pg warns of it today and its next version refuses it.
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
