import { Button } from 'antd';
import { useState } from 'react';
import { periodName } from '../display/dates.tsx';
import { useLanguage, useTranslation } from '../texts/i18n.tsx';

/** Fits into a few lines; the rest on demand. */
const SHOWN = 8;

interface OpenMonthsProps {
  months: readonly string[];
  chosen: string;
  onChoose: (month: string) => void;
}

/** Months without a payment as buttons, oldest first. */
export function OpenMonths({ months, chosen, onChoose }: OpenMonthsProps) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  const [all, setAll] = useState(false);
  const more = months.length - SHOWN;
  const shown = all || more <= 1 ? months : months.slice(0, SHOWN);
  return (
    <div className="kit-open-months" role="group" aria-label={t('payment.month.open')}>
      <span>{t('payment.month.open')}</span>
      {shown.map((month) => (
        <Button
          key={month}
          size="small"
          type={month === chosen ? 'primary' : 'default'}
          aria-pressed={month === chosen}
          onClick={() => onChoose(month)}
        >
          {periodName(month, language)}
        </Button>
      ))}
      {shown.length < months.length && (
        <Button size="small" type="link" onClick={() => setAll(true)}>
          {t('payment.month.more', { count: more })}
        </Button>
      )}
    </div>
  );
}
