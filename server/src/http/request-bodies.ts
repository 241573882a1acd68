import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

/** JSON and multipart forms, nothing else. Keys that would reach an object's prototype are dropped on the way in. */
export async function acceptBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients name the type also when they send nothing.
    if (body.trim() === '') done(null, undefined);
    else void parse(request, body, done);
  });
  await app.register(multipart, {
    throwFileSizeLimit: false,
    // Sizes of files are the contract's and are measured while they arrive.
    limits: {
      fileSize: Number.MAX_SAFE_INTEGER,
      files: 10,
      fields: 100,
      fieldSize: 1024 * 1024,
      fieldNameSize: 100,
    },
  });
}
