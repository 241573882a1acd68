import type { ErrorBody } from '@portal/shared-api/client';
import { languageOfTag } from '@portal/shared-api/languages';
import { textWithoutAnswer } from '@portal/shared-api/no-answer';
import { checkBy } from '../sign-in/field-rules.ts';
import { outcomeOf, type Outcome, type SignInValues } from '../sign-in/outcome.ts';
import type { Told } from '../sign-in/prerendered-sign-in.tsx';
import { enhanceForm } from '../sign-in/enhance-form.ts';
import { begin, page } from './early.ts';
import { leaveToShell, type EarlySignIn } from './signed-in.ts';

/** The script of the prerendered sign-in: the form works with it, and the shell comes meanwhile. */
const form = page.querySelector<HTMLFormElement>('form[data-sign-in]')!;

const LIMIT_MS = 30_000;

const { rules, addresses, refusal } = JSON.parse(form.dataset['signIn']!) as Told;

/** What is not the portal's answer says nothing. */
async function bodyOf(response: Response | null): Promise<Partial<ErrorBody> & object> {
  const body: unknown = await response?.json().catch(() => null);
  return typeof body === 'object' && body !== null ? body : {};
}

/** As the client of the contract calls and reads an answer. */
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

/** Before this script was there: pressed, or sent with Enter. Older browsers know no `:user-valid`. */
const wasSent =
  form.querySelector('button[type=submit]:focus:not(:focus-visible)') !== null ||
  (CSS.supports('selector(:user-valid)') && form.querySelector('[data-part="sent"]:user-valid') !== null);

const isNewPassword = location.hash.startsWith('#new-password=');
if (isNewPassword) {
  // what an email leads to is the shell's
  page.remove();
  begin();
} else {
  const { submit } = enhanceForm(form, { check: (field, value) => checkBy(rules[field]!, value), send });
  if (wasSent) void submit();
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData) addEventListener('load', () => setTimeout(begin));
}
