import { hash, verify, type Options } from '@node-rs/argon2';
import { fail } from '../http/errors.ts';
import { passwordProblem } from './password-rules.ts';

/** argon2id as recommended by OWASP; about 9 ms. It is the library's default algorithm. */
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The only form in which a password is stored. Chosen passwords go through `hashNewPassword`. */
export const hashPassword = (password: string): Promise<string> => hash(password, options);

interface NewPassword {
  field: string;
  /** Names and addresses of the person. */
  own: readonly (string | null)[];
}

/** Rejects an easily guessed password at its field. */
export function requireNewPassword(password: string, { field, own }: NewPassword): void {
  const problem = passwordProblem(
    password,
    own.filter((value) => value !== null),
  );
  if (problem) fail('validation', { fields: { [field]: problem } });
}

/** The hash of a password that was chosen or issued. */
export async function hashNewPassword(password: string, rules: NewPassword): Promise<string> {
  requireNewPassword(password, rules);
  return hashPassword(password);
}

const decoy = hashPassword('nobody has this password');

/**
 * Whether a password matches. Without a hash (no account, or none issued) it takes as long as with one, so that the
 * time does not reveal which accounts exist.
 */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  const fits = await verify(storedHash || (await decoy), password);
  return fits && Boolean(storedHash);
}
