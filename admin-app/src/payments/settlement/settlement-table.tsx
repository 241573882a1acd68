import { Button } from '@portal/shared-ui/button';
import { issueText } from '@portal/shared-api/issues';
import { ringgit } from '@portal/shared-api/money';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { Money } from '@portal/shared-ui/money';
import { Notice } from '@portal/shared-ui/notice';
import type { OverpayType } from '@portal/shared-api/payments';
import { AddsUp } from './adds-up.tsx';
import styles from '../payments.module.css';
import type { TypedSettlement } from './typed-settlement.ts';

interface SettlementTableProps {
  balance: number;
  settlement: TypedSettlement;
  /** Applies the proposed credit movement to the form. */
  onSuggest: (type: OverpayType, sen: number) => void;
}

/** Paid, claim, add and chargeable side by side (decision 15). */
export function SettlementSums({ settlement }: Pick<SettlementTableProps, 'settlement'>) {
  const { t } = useTranslation('admin-app');
  const { received, claim, add, chargeable, rounding } = settlement;
  const sums = [
    ['paid', received],
    ['claim', claim],
    ['add', add],
    ['chargeable', chargeable],
    ...(rounding === 0 ? [] : [['rounding', rounding] as const]),
  ] as const;
  return (
    <dl className={styles.sums}>
      {sums.map(([key, sen]) => (
        <div key={key}>
          <dt>{t(`payments.approve.${key}`)}</dt>
          <dd>
            <Money value={sen} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The sums, the balance, and the difference in words, with a way to settle it. */
export function SettlementTable({ balance, settlement, onSuggest }: SettlementTableProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const { claim, add, rounding, difference, balanceAfter, overdrawn, creditProblem } = settlement;
  // If the form already has a movement, the open part is added to it.
  const surplus = add + difference;
  const shortage = claim - difference;
  return (
    <div className={styles.settlement} aria-live="polite">
      <SettlementSums settlement={settlement} />
      <p className={styles.balance}>
        {t('payments.approve.balance', { balance: ringgit(balance), after: ringgit(balanceAfter) })}
      </p>
      {overdrawn ? (
        <Notice kind="error">{t('payments.approve.overdrawn', { balance: ringgit(balance) })}</Notice>
      ) : difference === 0 && creditProblem ? (
        <Notice kind="warning">{issueText(creditProblem, language)}</Notice>
      ) : difference === 0 ? (
        <AddsUp rounding={rounding} />
      ) : difference > 0 ? (
        <Notice kind="warning">
          {t(`payments.approve.${claim > 0 ? 'moreWithCredit' : 'more'}`, { amount: ringgit(difference) })}
          {claim === 0 && (
            <div className={styles.offer}>
              <Button onClick={() => onSuggest('add', surplus)}>
                {t('payments.approve.addSurplus', { amount: ringgit(surplus) })}
              </Button>
            </div>
          )}
          {claim > difference && (
            <div className={styles.offer}>
              <Button onClick={() => onSuggest('claim', shortage)}>
                {t('payments.approve.claimShortage', { amount: ringgit(shortage) })}
              </Button>
            </div>
          )}
        </Notice>
      ) : (
        <Notice kind="warning">
          {t('payments.approve.less', { amount: ringgit(-difference) })}
          {add === 0 && shortage <= balance && (
            <div className={styles.offer}>
              <Button onClick={() => onSuggest('claim', shortage)}>
                {t('payments.approve.claimShortage', { amount: ringgit(shortage) })}
              </Button>
            </div>
          )}
        </Notice>
      )}
    </div>
  );
}
