import { createHash, randomUUID } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FileRule } from '@portal/shared-api/endpoint';
import { maxMegabytes, refusedType, typesOf } from '@portal/shared-api/file-rule';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import { fail, HttpError, type FieldProblem } from '../http/errors.ts';
import { cleanFileName } from './file-names.ts';
import type { Storage, StoredFile } from './storage.ts';

/** Bytes file-type needs to tell the types apart. */
const SNIFFED_BYTES = 4100;
/** How much beyond the limit is read and dropped, so that the person gets an answer rather than a broken connection. */
const PATIENCE_BYTES = 64 * 1024 * 1024;
/** Limit for all text fields of a form together, which are held in memory. */
const TEXT_BYTES = 256 * 1024;
/** The form parser's errors for malformed bodies; it has no codes. */
const notAForm = /^(Multipart: |Malformed |Unexpected end of )/;

export interface Form {
  fields: Record<string, unknown>;
  files: Record<string, StoredFile>;
  /** Problems with files, by field. Those files are not stored. */
  problems: Record<string, FieldProblem>;
}

/** The first bytes, and a stream that still contains them. */
async function peek(source: Readable): Promise<[Buffer, Readable]> {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const head: Buffer[] = [];
  for (let length = 0; length < SNIFFED_BYTES;) {
    const next = await chunks.next();
    if (next.done) break;
    head.push(next.value);
    length += next.value.length;
  }
  const whole = async function* () {
    yield* head;
    yield* { [Symbol.asyncIterator]: () => chunks };
  };
  return [Buffer.concat(head), Readable.from(whole(), { objectMode: false })];
}

/** The rest is not waited for: our own forms never send that much. */
const farTooLarge = () => new HttpError('too_large', {}, undefined, { connection: 'close' });

/** Passes on at most `maxBytes`; the rest is counted and dropped. */
function meter(maxBytes: number) {
  const digest = createHash('sha256');
  const seen = { size: 0, sha256: () => digest.digest() };
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen.size += chunk.length;
      if (seen.size > maxBytes + PATIENCE_BYTES) return done(farTooLarge());
      if (seen.size > maxBytes) return done();
      digest.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, seen };
}

/** Drains an unwanted file, up to a limit. */
async function drop(file: Readable): Promise<void> {
  let size = 0;
  for await (const chunk of file) {
    size += (chunk as Buffer).length;
    if (size > PATIENCE_BYTES) throw farTooLarge();
  }
}

const accepts = (rule: FileRule, type: string | undefined): type is string =>
  type !== undefined && rule.types.includes(type);

async function store(
  part: MultipartFile,
  rule: FileRule,
  storage: Storage,
): Promise<StoredFile | FieldProblem | null> {
  const [head, content] = await peek(part.file);
  if (head.length === 0) {
    content.resume();
    // A browser sends an empty unnamed part for an unused file input.
    return part.filename ? { code: 'file_empty' } : null;
  }
  const type = (await fileTypeFromBuffer(head))?.mime;
  const { stream, seen } = meter(rule.maxBytes);
  if (!accepts(rule, type)) {
    await pipeline(content, stream, async (chunks) => {
      for await (const _ of chunks);
    });
    return { code: refusedType(type), params: { types: typesOf(rule) } };
  }
  const key = randomUUID();
  const ends = await Promise.allSettled([pipeline(content, stream), storage.put(key, stream)]);
  const failures = ends.flatMap((end) =>
    end.status === 'rejected' ? [end.reason as NodeJS.ErrnoException] : [],
  );
  // A failure on one side closes the other, which then only reports that it was closed.
  if (failures.length > 0)
    throw failures.find(({ code }) => code !== 'ERR_STREAM_PREMATURE_CLOSE') ?? failures[0]!;
  if (seen.size > rule.maxBytes) {
    await storage.remove(key);
    return { code: 'file_too_large', params: { max: maxMegabytes(rule) } };
  }
  return { key, type, size: seen.size, name: cleanFileName(part.filename, type), sha256: seen.sha256() };
}

/** Removes the files of a failed call. */
export const discard = async (files: Record<string, StoredFile>, storage: Storage): Promise<void> => {
  await Promise.all(Object.values(files).map((file) => storage.remove(file.key)));
};

/**
 * Reads a multipart body as it arrives: text fields as they are, files straight to storage, with the type determined
 * by the bytes. Fields and files without a rule are ignored. A duplicate is rejected, since nobody can tell which is
 * meant. A JSON body is accepted too, as a form without files.
 */
export async function receiveForm(
  request: FastifyRequest,
  rules: Record<string, FileRule>,
  storage: Storage,
): Promise<Form> {
  const form: Form = { fields: {}, files: {}, problems: {} };
  if (request.isMultipart()) await receiveParts(request, rules, storage, form);
  else form.fields = (request.body ?? {}) as Record<string, unknown>;
  for (const [field, rule] of Object.entries(rules))
    if (rule.required && !form.files[field] && !form.problems[field])
      form.problems[field] = { code: 'file_required' };
  return form;
}

async function receiveParts(
  request: FastifyRequest,
  rules: Record<string, FileRule>,
  storage: Storage,
  form: Form,
) {
  const allowed = Object.values(rules).reduce((sum, rule) => sum + rule.maxBytes, PATIENCE_BYTES);
  if (Number(request.headers['content-length'] ?? 0) > allowed) throw farTooLarge();
  let textBytes = 0;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        textBytes += Buffer.byteLength(String(part.value)) + part.fieldname.length;
        if (part.valueTruncated || textBytes > TEXT_BYTES) throw farTooLarge();
        if (Object.hasOwn(form.fields, part.fieldname))
          form.problems[part.fieldname] = { code: 'sent_twice' };
        form.fields[part.fieldname] = part.value;
        continue;
      }
      const rule = Object.hasOwn(rules, part.fieldname) ? rules[part.fieldname] : undefined;
      const isAgain = form.files[part.fieldname] || form.problems[part.fieldname];
      if (!rule || isAgain) {
        await drop(part.file);
        if (isAgain) form.problems[part.fieldname] = { code: 'sent_twice' };
        continue;
      }
      const result = await store(part, rule, storage);
      if (result && 'key' in result) form.files[part.fieldname] = result;
      else if (result) form.problems[part.fieldname] = result;
    }
  } catch (error) {
    await discard(form.files, storage);
    if (notAForm.test((error as Error).message)) fail('unreadable');
    throw error;
  }
}
