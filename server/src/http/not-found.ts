import type { Endpoint } from '@portal/shared-api/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from './errors.ts';

const pattern = (path: string): RegExp => new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}/?$`);

/** Answers when no route matches: 405 with the allowed methods if the address exists, else 404. */
export function notFound(endpoints: readonly Endpoint[]) {
  const known = endpoints.map(({ method, path }) => ({ method, address: pattern(path) }));
  return (request: FastifyRequest, reply: FastifyReply): never => {
    const address = request.url.split('?')[0]!;
    const methods = known.filter((one) => one.address.test(address)).map((one) => one.method);
    if (methods.length === 0) fail('not_found');
    reply.header('allow', [...new Set(methods)].join(', '));
    return fail('method_not_allowed');
  };
}
