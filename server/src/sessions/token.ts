import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits; what the client keeps. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps: it finds a session, but signs nobody in. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The token of an `Authorization: Bearer …` header. */
export const bearerToken = (header: string | undefined): string | undefined =>
  /^Bearer ([\w-]{43})$/i.exec(header ?? '')?.[1];
