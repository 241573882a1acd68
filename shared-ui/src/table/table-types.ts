import type { ReactNode } from 'react';
import type { IconName } from '../display/icons.tsx';

export type RowKey = string | number;

export interface Column<Row> {
  key: string;
  /** With the unit where there is one: `Amount (RM)`. */
  title: string;
  render: (row: Row) => ReactNode;
  /** Right-aligned, figures of one width. */
  numeric?: boolean;
  /** Never broken into lines: dates, months. */
  nowrap?: boolean;
  /** What the row is called; the heading of its card on a phone. One column has it. */
  heading?: boolean;
  /** Below 1400 px it gives up its column and stands under the row's name. */
  minor?: boolean;
  width?: number;
}

export interface RowAction {
  key: string;
  /** What it does, as a verb; with the reason when it is disabled. */
  label: string;
  /** The word of the label that stands under its icon; the whole label when absent. */
  word?: string;
  icon: IconName;
  danger?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

/** A query of `useApiQuery` that answers a list, paged or not. */
export interface TableSource<Row> {
  data: { data: readonly Row[]; last_page?: number } | undefined;
  error: { message: string; requestId?: string | undefined } | null;
  isFetching: boolean;
  refetch: () => unknown;
}
