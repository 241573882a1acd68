import type { PaymentStatus } from '@portal/shared-api/payments';
import { Chip, type Tone } from '../display/chip.tsx';
import { useTranslation } from '../texts/i18n.tsx';
import type { IconName } from '../display/icons.tsx';
import { shownStatus } from './shown-status.ts';

const looks: Record<PaymentStatus, { tone: Tone; icon: IconName }> = {
  pending_approval: { tone: 'slate', icon: 'waiting' },
  pending_checking: { tone: 'orange', icon: 'payments-checking' },
  approved: { tone: 'green', icon: 'approve' },
  rejected: { tone: 'coral', icon: 'reject' },
};

interface StatusChipProps {
  status: PaymentStatus;
  /** Families and level_1 admins see a payment waiting for its check as Approved (decision 8). */
  hidesChecking?: boolean;
}

/** The status of a payment. */
export function StatusChip({ status, hidesChecking = false }: StatusChipProps) {
  const { t } = useTranslation('kit');
  const shown = shownStatus(status, hidesChecking);
  // Any other value shows as Rejected (specification A, section 4).
  const known = shown in looks ? shown : 'rejected';
  return <Chip {...looks[known]}>{t(`payment.${known}`)}</Chip>;
}
