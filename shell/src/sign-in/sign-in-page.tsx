import { issueText } from '@portal/shared-api/issues';
import { signInBody } from '@portal/shared-api/session';
import { i18next, useTranslation } from '@portal/shared-ui/i18n';
import { Link, useLocation, useNavigate } from '@portal/shared-ui/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PartUnavailable } from '../areas/part-unavailable.ts';
import { homeOf } from '../guard/guard.ts';
import { currentLanguage } from '../language/language.ts';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { paths } from '../paths.ts';
import { useAreas } from '../services/use-areas.ts';
import { sessionStore, useSession } from '../session/session-store.ts';
import { canRegister } from './can-register.ts';
import { ForgottenPassword, useResetAvailable } from './forgotten-password.tsx';
import type { SignInValues } from './outcome.ts';
import { SignInCard } from './sign-in-card.tsx';
import { destination, likelyRole, signIn } from './sign-in.ts';
import { roleIn, enhanceForm } from './enhance-form.ts';
import { useWarmUp } from './warm-up.ts';
import styles from './sign-in-page.module.css';

/** Uses Ant Design, which the sign-in itself avoids. */
const newPasswordCard = lazyComponent(() =>
  import('./new-password-card.tsx').then((part) => part.NewPasswordCard),
);

/** The token of an email's link. It is after #, which servers do not see. */
const tokenOfLink = (hash: string): string | null => /^#new-password=([\w-]+)$/.exec(hash)?.[1] ?? null;

/** /signin: name, password, role, and whether this browser remembers them. */
export const SignInPage = () => (
  <section className={styles.page}>
    <Cards />
  </section>
);

/** The sign-in, or the new password form for a link in the address. */
function Cards() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [done, setDone] = useState<string | null>(null);
  const [missing, setMissing] = useState<unknown>(null);
  const token = tokenOfLink(hash);
  useEffect(() => {
    if (token) newPasswordCard.load().catch(setMissing);
  }, [token]);
  const leave = () => void navigate(paths.signIn, { replace: true });
  if (!token) return <TendedCard done={done} />;
  if (missing) throw new PartUnavailable('frame', missing);
  const onDone = (message: string) => {
    setDone(message);
    leave();
  };
  return <newPasswordCard.Slot props={{ token, onDone, onLeave: leave }} instead={<div aria-busy />} />;
}

const check = (field: string, value: string): string | null => {
  const issue = signInBody.shape[field as 'email' | 'password'].safeParse(value).error?.issues[0];
  return issue ? issueText(issue, currentLanguage()) : null;
};

function TendedCard({ done }: { done: string | null }) {
  const navigate = useNavigate();
  const areas = useAreas();
  const available = useResetAvailable();
  const [role] = useState(likelyRole);
  const form = useRef<HTMLFormElement>(null);
  useWarmUp();

  const send = useEffectEvent(async (values: SignInValues) => {
    const outcome = await signIn(values);
    if (outcome.kind === 'done') await navigate(destination(), { replace: true, flushSync: true });
    return outcome;
  });
  useEffect(() => {
    const tending = enhanceForm(form.current!, { check, send: (values) => send(values) });
    // messages beside fields follow the language
    i18next.on('languageChanged', tending.sayAgain);
    return () => {
      i18next.off('languageChanged', tending.sayAgain);
      tending.end();
    };
  }, []);

  return (
    // replaces a prerendered page once it shows the same
    <div className={styles.place} aria-busy={available === null}>
      <SignInCard
        ref={form}
        begins={role}
        note={done ? <output className={styles.note}>{done}</output> : <Standing />}
        canRegister={canRegister(areas)}
        forgotten={
          <ForgottenPassword
            available={available}
            begun={() => {
              const { email } = Object.fromEntries(new FormData(form.current!)) as { email: string };
              return { role: roleIn(form.current!), email };
            }}
          />
        }
      />
    </div>
  );
}

/** Why the person is here: the session ended, or one exists already. */
function Standing() {
  const { t } = useTranslation('shell');
  const areas = useAreas();
  const expired = useSession((state) => state.expired);
  // an existing session; not the one this form is about to start
  const [session] = useState(() => sessionStore.getState().session);
  if (expired) {
    return <output className={styles.note}>{t('signIn.expired')}</output>;
  }
  if (!session) return null;
  const home = homeOf({ role: session.role, isInitialized: session.studentIsInitialized !== false }, areas);
  return (
    <p className={styles.note}>
      {t('signIn.already', { name: session.name })} <Link to={home}>{t('navigation.portal')}</Link>
    </p>
  );
}
