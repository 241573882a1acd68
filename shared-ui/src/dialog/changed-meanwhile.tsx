import { useEffect, useRef } from 'react';
import { Changes } from '../display/changes.tsx';
import { useTranslation } from '../texts/i18n.tsx';

/** A part of a record, as a person reads it. */
export interface Part {
  term: string;
  value: string | null;
}

interface ChangedMeanwhileProps<Value> {
  /** What was looked at; null when nothing else has come. */
  was: Value | null;
  now: Value;
  /** The parts that a form changes, in its order. */
  describe: (record: Value) => readonly Part[];
}

/** What somebody else made of a record while a form about it was open: each part as it was and as it is now. */
export function ChangedMeanwhile<Value>({ was, now, describe }: ChangedMeanwhileProps<Value>) {
  const { t } = useTranslation('kit');
  const place = useRef<HTMLElement>(null);
  // What was pressed may be far below, or gone from the foot of the dialog.
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
