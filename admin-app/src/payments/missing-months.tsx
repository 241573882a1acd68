import type { Language } from '@portal/shared-api/languages';
import { parsePeriod } from '@portal/shared-api/period';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import styles from './payments.module.css';

/** What fits into a line; who has more to catch up on is found elsewhere. */
const SHOWN = 6;

const short = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const shortMonth = (month: number) => short.format(Date.UTC(2000, month - 1, 1));

/** Months in their order, each year named once: `Nov, Dec 2025; Jan 2026`, `2025年11月、12月，2026年1月`. */
export function monthsText(periods: readonly string[], language: Language): string {
  const years = Map.groupBy(
    periods.flatMap((text) => parsePeriod(text) ?? []),
    ({ year }) => year,
  );
  const texts = [...years].map(([year, months]) =>
    language === 'ch'
      ? `${year}年${months.map(({ month }) => `${month}月`).join('、')}`
      : `${months.map(({ month }) => shortMonth(month)).join(', ')} ${year}`,
  );
  return texts.join(language === 'ch' ? '，' : '; ');
}

/** Says which earlier months nobody has paid for, the last ones by name. */
export function MissingMonths({ months }: { months: readonly string[] }) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  if (months.length === 0) return null;
  const earlier = Math.max(0, months.length - SHOWN);
  const named = monthsText(months.slice(-SHOWN), language);
  return (
    <p className={styles.missing}>
      {earlier > 0
        ? t('payments.approve.missingMore', { months: named, count: earlier })
        : t('payments.approve.missing', { months: named })}
    </p>
  );
}
