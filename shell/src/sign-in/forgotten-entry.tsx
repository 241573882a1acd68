import { useTranslation } from '@portal/shared-ui/i18n';
import styles from './sign-in-page.module.css';

interface ForgottenEntryProps {
  /** Whether the centre has a mail server. */
  available: boolean;
  /** Its label, if it is not the question. */
  open?: string | undefined;
  onOpen?: () => void;
}

/** The entry below the sign-in for a forgotten password: a button, or whom to ask. */
export function ForgottenEntry({ available, open, onOpen }: ForgottenEntryProps) {
  const { t } = useTranslation('shell');
  if (!available) return <p>{t('signIn.forgotten.ask')}</p>;
  return (
    <button type="button" className={styles.back} onClick={onOpen}>
      {open ?? t('signIn.forgotten.open')}
    </button>
  );
}
