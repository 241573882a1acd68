import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '../texts/i18n.tsx';
import { Failure } from './failure.tsx';

interface LoadedProps<Data> {
  query: {
    data: Data | undefined;
    error: { message: string; requestId?: string | undefined } | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Approximate number of lines; a few by default. */
  lines?: number;
  children: (data: Data) => ReactNode;
}

/** A query's result, a skeleton until then, and a failure with Try again above earlier data. */
export function Loaded<Data>({ query, lines = 4, children }: LoadedProps<Data>) {
  const { t } = useTranslation('kit');
  const { data, error, isFetching, refetch } = query;
  return (
    <>
      {error && <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {data !== undefined
        ? children(data)
        : !error && (
            <output aria-label={t('data.loading')}>
              <Skeleton active title={false} paragraph={{ rows: lines }} />
            </output>
          )}
    </>
  );
}
