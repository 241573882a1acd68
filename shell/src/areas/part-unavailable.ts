/** A part of the portal outside of areas could not be loaded. Compare by `name`, like every error of the portal. */
export class PartUnavailable extends Error {
  override readonly name = 'PartUnavailable';
  readonly part: 'registry' | 'frame';

  constructor(part: 'registry' | 'frame', cause: unknown) {
    super(`the ${part} could not be loaded`, { cause });
    this.part = part;
  }
}

export const isPartUnavailable = (error: unknown): error is PartUnavailable =>
  (error as Error | undefined)?.name === 'PartUnavailable';
