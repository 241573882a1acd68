import type { ReactNode } from 'react';
import type { IconName } from '../display/icons.tsx';

export type RowKey = string | number;

export interface Column<Row> {
  key: string;
  /** With the unit if any: `Amount (RM)`. */
  title: string;
  render: (row: Row) => ReactNode;
  /** Right-aligned, tabular figures. */
  numeric?: boolean;
  /** Never wrapped: dates, months. */
  nowrap?: boolean;
  /** The row's name and its heading on a card. Set on one column. */
  heading?: boolean;
  /** Below 1400 px it moves under the row's name. */
  minor?: boolean;
  width?: number;
}

export interface RowAction {
  key: string;
  /** What it does, as a verb; with the reason if disabled. */
  label: string;
  /** The short text under its icon; the whole label by default. */
  word?: string;
  icon: IconName;
  danger?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

/** A `useApiQuery` result with a list, paged or not. */
export interface TableSource<Row> {
  data: { data: readonly Row[]; last_page?: number } | undefined;
  error: { message: string; requestId?: string | undefined } | null;
  isFetching: boolean;
  refetch: () => unknown;
}
