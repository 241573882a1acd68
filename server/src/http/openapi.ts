import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { isJson, type Access, type Endpoint } from '@portal/shared-api/endpoint';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/** Transforms have no JSON schema. Their input and output do, or show as anything. */
const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function requestBody({ body, files }: Endpoint): object | undefined {
  if (!body && !files) return undefined;
  const schema = body ? jsonSchema(body, 'input') : { type: 'object', properties: {} };
  if (!files) return { required: true, content: { 'application/json': { schema } } };
  const fileProperties = Object.entries(files).map(([name, rule]) => [
    name,
    {
      type: 'string',
      format: 'binary',
      description: `${rule.types.join(', ')}; at most ${rule.maxBytes} bytes${rule.required ? '; required' : ''}`,
    },
  ]);
  const properties = { ...(schema.properties as object), ...Object.fromEntries(fileProperties) };
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties } } } };
}

const whoMayCall = (access: Access): string =>
  access === 'public'
    ? 'Anybody.'
    : Object.entries(access)
        .map(([role, grant]) => `${role} (${[grant.scope, ...(grant.levels ?? [])].join(', ')})`)
        .join(', ');

const failure = {
  description: 'A coded error',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

function operation(endpoint: Endpoint): object {
  const { name, access, summary, response } = endpoint;
  const success = isJson(endpoint)
    ? { 'application/json': { schema: jsonSchema(endpoint.response, 'output') } }
    : { [(response as { blob: string }).blob]: { schema: { type: 'string', format: 'binary' } } };
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary,
    description: `Who may call: ${whoMayCall(access)}`,
    security: access === 'public' ? [] : [{ token: [] }],
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    requestBody: requestBody(endpoint),
    responses: { 200: { description: 'Done', content: success }, default: failure },
  };
}

/** The OpenAPI document of the contract. */
export function openApiDocument(contract: readonly Endpoint[]) {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of contract)
    (paths[`/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`] ??= {})[endpoint.method.toLowerCase()] =
      operation(endpoint);
  return {
    openapi: '3.1.0',
    info: { title: 'Portal API', version: '1.0.0' },
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['message', 'code'],
          properties: {
            message: { type: 'string' },
            code: { type: 'string' },
            errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
            request_id: { type: 'string' },
          },
        },
      },
    },
  };
}

/** The document at /api/docs/json, and a page to read and try it at /api/docs. */
export async function serveDocs(app: FastifyInstance, contract: readonly Endpoint[]): Promise<void> {
  const document = openApiDocument(contract);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP:
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  });
}
