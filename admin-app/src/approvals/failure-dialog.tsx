import type { ApiError } from '@portal/shared-api/client';
import { Dialog } from '@portal/shared-ui/dialog';
import { useTranslation } from '@portal/shared-ui/i18n';
import { useLast } from '@portal/shared-ui/use-last';

interface FailureDialogProps {
  /** The refusal; none keeps the dialog closed. */
  error: ApiError | null;
  onClose: () => void;
}

/** Why a decision did not come about, in the server's words: what is wrong with a field says more than the summary. */
export function FailureDialog({ error, onClose }: FailureDialogProps) {
  const { t } = useTranslation('admin-app');
  const shown = useLast(error);
  const details = Object.values(shown?.errors ?? {}).flat();
  return (
    <Dialog open={error !== null} title={t('approvals.failed')} onClose={onClose}>
      {(details.length > 0 ? details : [shown?.message]).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Dialog>
  );
}
