import type { Area } from '@portal/portal-kit/area-schema';
import type { Language } from '@portal/shared-api/languages';
import { messageText } from '@portal/shared-api/messages';
import { signInBody } from '@portal/shared-api/session';
import { brand } from '@portal/shared-ui/brand';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { calls } from './calls.ts';
import { canRegister } from './can-register.ts';
import type { FieldRule } from './field-rules.ts';
import { ForgottenEntry } from './forgotten-entry.tsx';
import { readRule } from './read-rules.ts';
import { SignInCard } from './sign-in-card.tsx';
import styles from './sign-in-page.module.css';

/** Data from contract and texts for the page's script. */
export interface Told {
  rules: Record<string, FieldRule>;
  /** By role, below `/api`. */
  addresses: Record<string, string>;
  /** Shown for every refusal. */
  refusal: string;
}

function toldIn(language: Language): Told {
  const { email, password } = signInBody.shape;
  return {
    rules: { email: readRule(email, language), password: readRule(password, language) },
    addresses: Object.fromEntries(Object.entries(calls).map(([role, { path }]) => [role, path])),
    refusal: messageText('sign_in_failed', language),
  };
}

/** The sign-in page for a new visitor, as rendered by the server. */
export function PrerenderedSignIn({ areas, resets }: { areas: readonly Area[]; resets: boolean }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  return (
    <section className={styles.page}>
      <title>{`${t('titles.signIn')} · ${brand.name[language]}`}</title>
      <div className={styles.place}>
        <SignInCard
          begins="student"
          canRegister={canRegister(areas)}
          forgotten={<ForgottenEntry available={resets} />}
          early={JSON.stringify(toldIn(language))}
        />
      </div>
    </section>
  );
}
