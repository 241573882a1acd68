import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, kept by the client. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database stores: enough to find a session, but not to sign in. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The token of an `Authorization: Bearer …` header. */
export const bearerToken = (header: string | undefined): string | undefined =>
  /^Bearer ([\w-]{43})$/i.exec(header ?? '')?.[1];
