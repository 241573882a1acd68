import { useEffect, useRef } from 'react';
import { Changes } from '../display/changes.tsx';
import { useTranslation } from '../texts/i18n.tsx';

/** A part of a record, as text. */
export interface Part {
  term: string;
  value: string | null;
}

interface ChangedMeanwhileProps<Value> {
  /** The version looked at; null if it has not changed. */
  was: Value | null;
  now: Value;
  /** The form's fields, in order. */
  describe: (record: Value) => readonly Part[];
}

/** What somebody else changed in a record while its form was open, before and after. */
export function ChangedMeanwhile<Value>({ was, now, describe }: ChangedMeanwhileProps<Value>) {
  const { t } = useTranslation('kit');
  const place = useRef<HTMLElement>(null);
  // The pressed button may be far below, or gone from the footer.
  useEffect(() => {
    if (was !== null) place.current?.focus();
  }, [was]);
  if (was === null) return null;
  const before = describe(was);
  const changed = describe(now)
    .map(({ term, value }, place) => ({ term, value, old: before[place]?.value ?? null }))
    .filter(({ value, old }) => value !== old);
  return (
    <section className="kit-changed" ref={place} tabIndex={-1} aria-label={t('record.changed')}>
      <strong>{t('record.changed')}</strong>
      <Changes items={changed} />
    </section>
  );
}
