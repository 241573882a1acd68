import { isApiError } from '@portal/shared-api/client';
import type { Role } from '@portal/shared-api/endpoint';
import { messageText } from '@portal/shared-api/messages';
import { liveAreas } from '../areas/registry-reader.ts';
import { areaOf, homeOf, guardNavigation, pageOf } from '../guard/guard.ts';
import { currentLanguage } from '../language/language.ts';
import { paths } from '../paths.ts';
import { api, registry } from '../services/services.ts';
import { personOf } from '../session/person.ts';
import { returnPath, takeReturnPath } from '../session/return-path.ts';
import { sessionStore } from '../session/session-store.ts';
import { calls } from './calls.ts';
import { outcomeOf, type Outcome, type SignInValues } from './outcome.ts';

/** What the server answers to a sign-in. */
export interface SignedIn {
  token: string;
  name: string;
  is_initialized?: boolean;
}

/** Keeps the session of who is signed in where Remember me says. */
export function keepSession(role: Role, remember: boolean, answer: SignedIn): void {
  sessionStore.signIn({
    token: answer.token,
    role,
    name: answer.name,
    adminLevel: null,
    studentIsInitialized: answer.is_initialized ?? null,
    haveActiveEnrollment: null,
    remembered: remember,
  });
}

/** Signs in and keeps the session. */
export async function signIn({ role, ...body }: SignInValues): Promise<Outcome> {
  try {
    keepSession(role, body.remember, await api.call(calls[role], { body }));
    return { kind: 'done' };
  } catch (error) {
    const language = currentLanguage();
    if (isApiError(error)) return outcomeOf(error, messageText('sign_in_failed', language));
    return { kind: 'failed', text: messageText('internal', language) };
  }
}

/** The role whose page the person was on the way to; most visitors are students. */
export function likelyRole(): Role {
  const back = returnPath();
  const role = back && areaOf(pageOf(back.split('?')[0]!), liveAreas(registry.known()))?.role;
  return role && role !== 'public' ? role : 'student';
}

/** Where the person wanted to go before, if that is theirs to see; else the home of the role. */
export function destination(): string {
  const person = personOf(sessionStore.getState());
  if (!person) return paths.home;
  const areas = liveAreas(registry.known());
  const back = takeReturnPath();
  const path = back && pageOf(back.split('?')[0]!);
  const isOwn = path && (path === paths.profile || areaOf(path, areas)?.role === person.role);
  // levels are not known yet right after sign-in; the guard asks again on the way
  if (back && isOwn && guardNavigation(path, { ...person, adminLevel: 'level_3' }, areas).kind === 'enter')
    return back;
  return homeOf(person, areas);
}
