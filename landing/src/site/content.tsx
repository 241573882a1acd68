import { useTranslation } from '@portal/shared-ui/i18n';
import type { ReactNode } from 'react';

/** How long an admin's change to the public site may take to reach an open tab. */
export const CONTENT_STALE_AFTER = 5 * 60_000;

interface ContentProps<Data> {
  query: {
    data: Data | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  /** Shaped like the content. */
  loading: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Public content that is loading, has failed or is there. */
export function Content<Data>({ query, loading, children }: ContentProps<Data>) {
  const { t } = useTranslation('landing');
  if (query.data) return children(query.data);
  if (query.isError) {
    return (
      <div className="landing-note" role="alert">
        <p>{t('site.failed')}</p>
        <button
          type="button"
          className="landing-button landing-button--quiet"
          disabled={query.isFetching}
          onClick={() => void query.refetch()}
        >
          {t('site.retry')}
        </button>
      </div>
    );
  }
  return (
    <div aria-busy="true">
      <output className="visually-hidden">{t('site.loading')}</output>
      {loading}
    </div>
  );
}

interface ContentListProps<Item> extends Omit<ContentProps<{ data: Item[] }>, 'children'> {
  /** Shown while there is nothing yet. */
  empty: string;
  children: (items: Item[]) => ReactNode;
}

/** The same for a list, which may be empty. */
export const ContentList = <Item,>({ empty, children, ...content }: ContentListProps<Item>) => (
  <Content {...content}>
    {({ data }) => (data.length > 0 ? children(data) : <p className="landing-note">{empty}</p>)}
  </Content>
);

interface SkeletonsProps {
  count: number;
  className: string;
}

/** Grey shapes in place of content. */
export const Skeletons = ({ count, className }: SkeletonsProps) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} className={`landing-skeleton ${className}`} data-testid="skeleton" aria-hidden="true" />
  ));
