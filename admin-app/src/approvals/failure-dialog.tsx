import type { ApiError } from '@portal/shared-api/client';
import { Dialog } from '@portal/shared-ui/dialog';
import { useTranslation } from '@portal/shared-ui/i18n';

interface FailureDialogProps {
  /** The refusal; none keeps the dialog closed. */
  error: ApiError | null;
  onClose: () => void;
}

/** Why a decision did not come about, in the server's words: what is wrong with a field says more than the summary. */
export function FailureDialog({ error, onClose }: FailureDialogProps) {
  const { t } = useTranslation('admin-app');
  const details = Object.values(error?.errors ?? {}).flat();
  return (
    <Dialog open={error !== null} title={t('approvals.failed')} onClose={onClose}>
      {(details.length > 0 ? details : [error?.message]).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Dialog>
  );
}
