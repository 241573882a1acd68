import type { PlatformCode } from '@portal/shared-api/platform-codes';

/** A command does not do what was wanted, for a reason that has its place in `docs/platform-errors.md`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: PlatformCode;

  constructor(code: PlatformCode, words: string) {
    super(words);
    this.code = code;
  }
}

export const whereExplained = (code: PlatformCode): string => `${code}: docs/platform-errors.md#${code}`;

/** What a command says of an error. */
export const inWords = (error: unknown): string =>
  error instanceof Refusal ? `${error.message}\n${whereExplained(error.code)}` : (error as Error).message;
