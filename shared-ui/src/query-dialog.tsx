import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { Failure } from './failure.tsx';
import { useTranslation } from './i18n.tsx';

interface QueryDialogProps<Data> {
  title: string;
  onClose: () => void;
  /** What the dialog cannot begin without, read anew when it opens: a decision begins with what is the case. */
  query: {
    data: Data | undefined;
    error: { message: string } | null;
    isFetching: boolean;
    isFetchedAfterMount: boolean;
    refetch: () => unknown;
  };
  children: (data: Data) => ReactNode;
}

/** Waits for a query under the title of the dialog that `children` then puts up; a failure can be tried again. */
export function QueryDialog<Data>({ title, onClose, query, children }: QueryDialogProps<Data>) {
  const { t } = useTranslation('kit');
  if (query.data !== undefined && query.isFetchedAfterMount && !query.error) return children(query.data);
  return (
    <Dialog open title={title} onClose={onClose}>
      {query.error ? (
        <Failure error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <output className="kit-dialog-bones" aria-label={t('data.loading')}>
          {[1, 2, 3, 4, 5, 6].map((line) => (
            <span key={line} className="kit-bone" />
          ))}
        </output>
      )}
    </Dialog>
  );
}
