import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { Failure } from '../layout/failure.tsx';
import { useTranslation } from '../texts/i18n.tsx';

interface QueryDialogProps<Data> {
  title: string;
  onClose: () => void;
  /** What the dialog needs, refetched when it opens: decisions must start from current data. */
  query: {
    data: Data | undefined;
    error: { message: string } | null;
    isFetching: boolean;
    isFetchedAfterMount: boolean;
    refetch: () => unknown;
  };
  children: (data: Data) => ReactNode;
}

/**
 * Shows a loading state under the title of the dialog that `children` renders; a failure can be retried. Once shown,
 * the dialog stays whatever happens to later fetches: somebody is typing in it.
 */
export function QueryDialog<Data>({ title, onClose, query, children }: QueryDialogProps<Data>) {
  const { t } = useTranslation('kit');
  const [begun, setBegun] = useState(false);
  const { data, error, isFetching, isFetchedAfterMount } = query;
  const ready = data !== undefined && isFetchedAfterMount && !error;
  if (ready && !begun) setBegun(true);

  // A recent answer counts as fresh and is not refetched by default.
  const begin = useEffectEvent(() => {
    if (!isFetchedAfterMount && !isFetching) void query.refetch();
  });
  useEffect(() => begin(), []);

  if (data !== undefined && (ready || begun)) return children(data);
  return (
    <Dialog title={title} onClose={onClose}>
      {error ? (
        <Failure error={error} retrying={isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <output className="kit-dialog-skeleton" aria-label={t('data.loading')}>
          {[1, 2, 3, 4, 5, 6].map((line) => (
            <span key={line} className="kit-skeleton" />
          ))}
        </output>
      )}
    </Dialog>
  );
}
