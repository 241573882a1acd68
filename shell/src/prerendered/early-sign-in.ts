import type { ErrorBody } from '@portal/shared-api/client';
import { languageOfTag } from '@portal/shared-api/languages';
import { textWithoutAnswer } from '@portal/shared-api/no-answer';
import { checkBy } from '../sign-in/field-rules.ts';
import { outcomeOf, type Outcome, type SignInValues } from '../sign-in/outcome.ts';
import type { Told } from '../sign-in/prerendered-sign-in.tsx';
import { enhanceForm } from '../sign-in/enhance-form.ts';
import { begin, page } from './early.ts';
import { leaveToShell, type EarlySignIn } from './signed-in.ts';

/** The script of the prerendered sign-in: makes the form work while the shell is loading. */
const form = page.querySelector<HTMLFormElement>('form[data-sign-in]')!;

const LIMIT_MS = 30_000;

const { rules, addresses, refusal } = JSON.parse(form.dataset['signIn']!) as Told;

/** Other answers are not the portal's. */
async function bodyOf(response: Response | null): Promise<Partial<ErrorBody> & object> {
  const body: unknown = await response?.json().catch(() => null);
  return typeof body === 'object' && body !== null ? body : {};
}

/** Calls and reads answers like the contract's client. */
async function send({ role, ...body }: SignInValues): Promise<Outcome> {
  const { lang } = document.documentElement;
  const response = await fetch(`/api${addresses[role]}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': lang,
      'x-requested-with': 'XMLHttpRequest',
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch(() => null);
  const answer = await bodyOf(response);
  if (response?.ok && 'token' in answer) {
    leaveToShell(page, { role, remember: body.remember, answer: answer as EarlySignIn['answer'] });
    begin();
    return { kind: 'done' };
  }
  const status = response?.status ?? 0;
  const failure = {
    status,
    code: answer.code ?? '',
    message: answer.message ?? textWithoutAnswer(status, languageOfTag(lang)),
    retryAfter: status === 429 ? Number(response?.headers.get('retry-after')) : 0,
  };
  return outcomeOf(failure, refusal);
}

/** Before this script was loaded: pressed, or submitted with Enter. Older browsers lack `:user-valid`. */
const wasSent =
  form.querySelector('button[type=submit]:focus:not(:focus-visible)') !== null ||
  (CSS.supports('selector(:user-valid)') && form.querySelector('[data-part="sent"]:user-valid') !== null);

const isNewPassword = location.hash.startsWith('#new-password=');
if (isNewPassword) {
  // email links are handled by the shell
  page.remove();
  begin();
} else {
  const { submit } = enhanceForm(form, { check: (field, value) => checkBy(rules[field]!, value), send });
  if (wasSent) void submit();
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData) addEventListener('load', () => setTimeout(begin));
}
