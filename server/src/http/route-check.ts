import type { Endpoint } from '@portal/shared-api/endpoint';
import type { Route } from './handle.ts';

/** Checks that every endpoint of the contract is served exactly once, and nothing else. Throws with what is wrong. */
export function checkRoutes(routes: readonly Route[], contract: readonly Endpoint[]): void {
  const served = Map.groupBy(routes, ({ endpoint }): string => endpoint.name);
  const named = Map.groupBy(contract, ({ name }): string => name);
  const problems = [
    ...contract.filter(({ name }) => !served.has(name)).map(({ name }) => `${name} has no handler`),
    ...[...served].filter(([, handlers]) => handlers.length > 1).map(([name]) => `${name} has two handlers`),
    ...[...named].filter(([, twins]) => twins.length > 1).map(([name]) => `${name} is two endpoints`),
    ...[...served.keys()].filter((name) => !named.has(name)).map((name) => `${name} is not in the contract`),
  ];
  if (problems.length > 0) throw new Error(`Contract and handlers differ:\n  ${problems.join('\n  ')}`);
}
