import { useState } from 'react';
import { Button, IconButton } from '../layout/button.tsx';
import { useNotify } from '../layout/feedback.tsx';
import { useTranslation } from '../texts/i18n.tsx';

interface CopyButtonProps {
  text: string;
  label: string;
  /** `primary` for a main action, `icon` beside the text itself. */
  look?: 'default' | 'primary' | 'icon';
  onCopied?: () => void;
}

/**
 * Copies a text and confirms it on the button. Browsers refuse without a secure connection; then it says how to
 * proceed.
 */
export function CopyButton({ text, label, look = 'default', onCopied }: CopyButtonProps) {
  const { t } = useTranslation('kit');
  const notify = useNotify();
  const [copied, setCopied] = useState<string | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      notify('error', t('copy.failed'));
      return;
    }
    setCopied(text);
    onCopied?.();
  }

  const done = copied === text;
  const shown = done ? t('copy.done') : label;
  const icon = done ? 'approve' : 'copy';
  return look === 'icon' ? (
    <IconButton label={shown} icon={icon} onClick={() => void copy()} />
  ) : (
    <Button kind={look} icon={icon} onClick={() => void copy()}>
      {shown}
    </Button>
  );
}
