import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { endCrawlingBodies } from './crawling-bodies.ts';

/** Default size limit of an endpoint. */
const JSON_BYTES = 256 * 1024;
/** The longest text of a form is a list of fee items as JSON, and is far shorter. */
const FIELD_BYTES = 64 * 1024;

/** JSON and multipart forms only. Keys that would reach an object's prototype are dropped. */
export async function acceptBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit: JSON_BYTES },
    (request, body, done) => {
      // Some clients send the content type even with an empty body.
      if (body.trim() === '') done(null, undefined);
      else void parse(request, body, done);
    },
  );
  await app.register(multipart, {
    throwFileSizeLimit: false,
    // File sizes are limited by the contract and checked while they arrive; text is held in memory.
    limits: {
      fileSize: Number.MAX_SAFE_INTEGER,
      files: 4,
      fields: 40,
      fieldSize: FIELD_BYTES,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  });
  endCrawlingBodies(app);
}
