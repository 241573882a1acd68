import { periodNames } from '../display/dates.tsx';
import { useLanguage, useTranslation } from '../texts/i18n.tsx';

/** Fits into a line. */
const NAMED = 6;

/** Which earlier months have no payment, naming the last ones; nothing if all have one. */
export function MissingMonths({ months }: { months: readonly string[] }) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  if (months.length === 0) return null;
  const named = periodNames(months.slice(-NAMED), language);
  const earlier = months.length - NAMED;
  return (
    <p className="kit-missing-months">
      {earlier > 0
        ? t('payment.month.missingMore', { months: named, count: earlier })
        : t('payment.month.missing', { months: named })}
    </p>
  );
}
