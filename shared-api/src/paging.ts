import { z } from 'zod';
import { fromText, MAX_INTEGER } from './fields.ts';

/** Rows per page unless an endpoint says otherwise (decision 62). */
export const PAGE_SIZE = 15;

/** An unpaged search returns at most this many rows, and sets `truncated` if there are more. */
export const SEARCH_LIMIT = 50;

/** A page number beyond any list is simply past its end, however large. */
const clamped = (value: unknown) => (Number(value) > MAX_INTEGER ? MAX_INTEGER : value);

/** Pages count from 1; 0, absent and invalid mean 1 (decision 62). */
export const pageNumber = z
  .preprocess(clamped, fromText(z.int().min(1).max(MAX_INTEGER)))
  .catch(1)
  .default(1)
  .meta({ description: 'Counts from 1; anything that is no page number means 1, and is no error.' });

export const pageQuery = z.object({ page: pageNumber });

/** `{ data, last_page }`, the shape of every paged list. `last_page` is at least 1. */
export const paged = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), last_page: z.int().min(1) });

/** The last page number for this many rows. */
export const lastPage = (rows: number): number => Math.max(1, Math.ceil(rows / PAGE_SIZE));
