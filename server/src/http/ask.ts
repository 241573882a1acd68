import { isJson, type Endpoint } from '@portal/shared-api/endpoint';
import type { Language } from '@portal/shared-api/languages';
import type { Call, Route } from './handle.ts';
import type { Services } from './mount.ts';

/** Calls public endpoints from within the server, as a visitor. */
export function askAsVisitor(routes: readonly Route[], services: Services) {
  return async (name: string, args: object, language: Language): Promise<unknown> => {
    const route = routes.find(({ endpoint }) => endpoint.name === name);
    const endpoint = route?.endpoint;
    if (!route || endpoint?.access !== 'public' || endpoint.method !== 'GET' || !isJson(endpoint))
      throw new Error(`${name} is nothing that a visitor can read`);
    const given = args as { params?: unknown; query?: unknown };
    const call = {
      ...services,
      params: endpoint.params?.parse(given.params),
      query: endpoint.query?.parse(given.query ?? {}),
      files: {},
      caller: null,
      language,
    };
    return endpoint.response.parse(await route.handler(call as unknown as Call<Endpoint>));
  };
}
