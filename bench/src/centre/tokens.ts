import { hashOfToken, newToken } from '../../../server/src/sessions/token.ts';
import type pg from 'pg';

/** Creates one-hour sessions without the sign-in: hashing hundreds of passwords is not what is measured. */
export async function tokensOf(client: pg.Client, accounts: number[]): Promise<string[]> {
  const tokens = accounts.map(newToken);
  await client.query(
    `insert into sessions (token_hash, account_id, remember, expires_at)
     select hash, account, false, now() + interval '1 hour'
       from unnest($1::bytea[], $2::integer[]) as signed_in (hash, account)`,
    [tokens.map(hashOfToken), accounts],
  );
  return tokens;
}
