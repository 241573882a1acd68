import { Icon } from '@portal/shared-ui/icons';
import { useTranslation } from '@portal/shared-ui/i18n';
import { notify } from '../feedback/feedback.ts';
import { paths } from '../paths.ts';
import details from './details.module.css';
import styles from './profile-page.module.css';

/** `{host}/register?referral_code={code}` (specification A, section 9). */
export const referralLink = (origin: string, code: string): string =>
  `${origin}${paths.register}?referral_code=${encodeURIComponent(code)}`;

/** The student's referral link with a copy button. */
export function ReferralLink({ code }: { code: string }) {
  const { t } = useTranslation('shell');
  const link = referralLink(window.location.origin, code);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify('success', t('profile.copied'));
    } catch {
      // plain HTTP and some browsers have no clipboard; the link can be selected manually
      notify('error', t('profile.copyFailed'));
    }
  };
  return (
    <section className={details.card}>
      <h2 className={styles.subtitle}>{t('profile.referral')}</h2>
      <p>{t('profile.referralText')}</p>
      <div className={styles.copy}>
        <code className={styles.link}>{link}</code>
        <button type="button" className={styles.button} onClick={() => void copy()}>
          <Icon name="copy" /> {t('profile.copy')}
        </button>
      </div>
    </section>
  );
}
