import { Badge, Button } from 'antd';
import { useState, type ReactNode } from 'react';
import type { z } from 'zod';
import { Icon } from '../display/icons.tsx';
import { lazyPart } from '../layout/lazy-part.tsx';
import { useTranslation } from '../texts/i18n.tsx';
import { setOnly, type FilterValues } from './set-filters.ts';

const FilterPanel = lazyPart(() => import('./filter-panel.tsx').then((part) => part.FilterPanel));

interface FilterDrawerProps<Values extends object> {
  /** The current filters. */
  values: Values;
  onApply: (values: Partial<Values>) => void;
  /** Rules across filters (a reversed range). Errors show beside their field. */
  schema?: z.ZodType;
  /** Fields named after keys of the values. */
  children: ReactNode;
}

/** Filters in a drawer on the right. Its button shows how many are set. */
export function FilterDrawer<Values extends object>({
  values,
  onApply,
  schema,
  children,
}: FilterDrawerProps<Values>) {
  const { t } = useTranslation('kit');
  const [open, setOpen] = useState(false);
  // stays once it was opened, so that it slides out
  const [wasOpened, setWasOpened] = useState(false);
  const count = Object.keys(setOnly(values)).length;

  return (
    <>
      <Badge count={count} color="var(--color-primary)">
        <Button
          icon={<Icon name="filter" />}
          aria-haspopup="dialog"
          aria-label={count ? t('filter.openWithCount', { count }) : t('filter.open')}
          onClick={() => {
            setWasOpened(true);
            setOpen(true);
          }}
        >
          {t('filter.open')}
        </Button>
      </Badge>
      {wasOpened && (
        <FilterPanel
          open={open}
          onClose={() => setOpen(false)}
          values={values as FilterValues}
          onApply={(chosen) => onApply(chosen as Partial<Values>)}
          schema={schema}
        >
          {children}
        </FilterPanel>
      )}
    </>
  );
}
