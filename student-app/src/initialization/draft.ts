import type { Setup } from './steps.ts';

const fields = ['ic', 'address', 'guardianName', 'guardianPhone'] as const;

/** The form without the password. */
export type Details = Pick<Setup, (typeof fields)[number]>;

type Part = Partial<Details>;

const pick = (accepts: (field: keyof Details) => boolean, values: Partial<Record<keyof Details, unknown>>) =>
  Object.fromEntries(fields.filter(accepts).map((field) => [field, values[field]])) as Part;

/** What is kept of the form: what differs from the known details, and never the password. */
export const changesOf = (values: Partial<Setup>, known: Details): Part =>
  pick((field) => values[field] !== undefined && values[field] !== known[field], values);

/** This tab's draft: each value that fits its field. */
export const readDraft = (stored: Partial<Record<keyof Details, unknown>>): Part =>
  pick((field) => typeof stored[field] === 'string', stored);
