import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { endCrawlingBodies } from './crawling-bodies.ts';

/** What an endpoint of the contract takes unless it says otherwise. */
const JSON_BYTES = 256 * 1024;
/** A list of fee items as JSON is the longest text of a form, and far shorter than this. */
const FIELD_BYTES = 64 * 1024;

/** JSON and multipart forms, nothing else. Keys that would reach an object's prototype are dropped on the way in. */
export async function acceptBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit: JSON_BYTES },
    (request, body, done) => {
      // Clients name the type also when they send nothing.
      if (body.trim() === '') done(null, undefined);
      else void parse(request, body, done);
    },
  );
  await app.register(multipart, {
    throwFileSizeLimit: false,
    // Sizes of files are the contract's and are measured while they arrive; text is held in memory.
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
