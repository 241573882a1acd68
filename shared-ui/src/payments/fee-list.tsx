import { chargeableSen, type Preset } from '@portal/shared-api/presets';
import { senOf } from '@portal/shared-api/money';
import { useTranslation } from '../texts/i18n.tsx';
import { Money } from '../display/money.tsx';

interface FeeListProps {
  items: readonly Preset[];
  /** Adds a line with the sum, never below 0. */
  withSum?: boolean;
}

/** Fee items with their values; a negative one is a discount. */
export function FeeList({ items, withSum = false }: FeeListProps) {
  const { t } = useTranslation('kit');
  return (
    <ul className="kit-fees">
      {items.map(({ title, value }) => (
        <li key={title}>
          <span>{title}</span>
          <Money value={value} />
        </li>
      ))}
      {withSum && (
        <li className="kit-fees-sum">
          <span>{t('payment.sum')}</span>
          <Money value={chargeableSen(items.map(({ value }) => senOf(value)))} />
        </li>
      )}
    </ul>
  );
}
