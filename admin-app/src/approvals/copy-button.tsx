import { usePortal } from '@portal/portal-kit/area';
import { Button } from '@portal/shared-ui/button';
import { useTranslation } from '@portal/shared-ui/i18n';
import { useState } from 'react';

interface CopyButtonProps {
  text: string;
  label: string;
  /** The one thing to do here. */
  primary?: boolean;
  onCopied?: () => void;
}

/** Copies a text and says so on itself. Without a secure connection browsers refuse; then it says how to go on. */
export function CopyButton({ text, label, primary = false, onCopied }: CopyButtonProps) {
  const { t } = useTranslation('admin-app');
  const { notify } = usePortal();
  const [copied, setCopied] = useState<string | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      notify('error', t('approvals.password.copyFailed'));
      return;
    }
    setCopied(text);
    onCopied?.();
  }

  const done = copied === text;
  return (
    <Button
      kind={primary ? 'primary' : 'default'}
      icon={done ? 'approve' : 'copy'}
      onClick={() => void copy()}
    >
      {done ? t('approvals.password.copied') : label}
    </Button>
  );
}
