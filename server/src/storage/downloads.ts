import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../http/errors.ts';
import { contentDisposition } from './file-names.ts';
import type { ByteRange, Storage } from './storage.ts';

/** The answer of an endpoint whose response is a file, from storage or generated for this call. */
export type FileAnswer = { type: string; name: string } & (
  | { key: string }
  | {
      content: Buffer | Readable;
      /** For content requested again and again: a client that has this version gets a 304. */
      etag?: string;
    }
);

/** Shown in the browser; anything else is saved. HTML and SVG could run scripts and are never included. */
const shownInline = new Set([
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'video/mp4',
  'video/webm',
  'video/quicktime',
]);

/** Blocks scripts in a file opened by its address. PDFs cannot use the page's, and older viewers fail in a sandbox. */
const policyOf = (type: string): string =>
  type === 'application/pdf'
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"
    : "default-src 'none'; sandbox; frame-ancestors 'self'";

const outside = Symbol('outside');

/** One range of a `Range` header. Undefined means the whole file, also for several ranges, which nobody needs. */
function rangeOf(header: string | undefined, size: number): ByteRange | typeof outside | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return undefined;
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  return start > end ? outside : { start, end };
}

/** Whether the client has this content. A compressing proxy turns the tag into a weak one. */
const isHeld = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

/** Public files have a version in their address and never change. */
const cachingOf = (audience: 'public' | 'private', request: FastifyRequest): string => {
  if (audience === 'private') return 'private, no-cache';
  const versioned = (request.query as { v?: string }).v !== undefined;
  return versioned ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
};

/**
 * Sends a file. Private ones are revalidated each time (`no-cache` with an ETag): browsers cache by address alone,
 * and the next person at the same machine must not get the previous one's file.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Storage,
  file: FileAnswer,
  audience: 'public' | 'private',
): Promise<FastifyReply> {
  const size = 'key' in file ? await storage.size(file.key) : undefined;
  if ('key' in file && size === undefined) fail('not_found');
  reply.headers({
    'content-type': file.type,
    'content-disposition': contentDisposition(
      shownInline.has(file.type) ? 'inline' : 'attachment',
      file.name,
    ),
    'content-security-policy': policyOf(file.type),
    'cache-control': cachingOf(audience, request),
  });
  if (!('key' in file)) {
    if (file.etag === undefined) return reply.send(file.content);
    reply.headers({ etag: file.etag, 'cache-control': 'private, no-cache' });
    return isHeld(request, file.etag) ? reply.code(304).send() : reply.send(file.content);
  }

  const etag = `"${file.key}"`;
  reply.headers({ etag, 'accept-ranges': 'bytes' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const ranged = !request.headers['if-range'] || request.headers['if-range'] === etag;
  const range = ranged ? rangeOf(request.headers.range, size!) : undefined;
  if (range === outside) {
    reply.removeHeader('content-disposition');
    return reply.code(416).header('content-range', `bytes */${size}`).send();
  }
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  reply.header('content-length', range ? range.end - range.start + 1 : size);
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : storage.read(file.key, range));
}
