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

/** The server's answer to a sign-in. */
export interface SignedIn {
  token: string;
  name: string;
  is_initialized?: boolean;
}

/** Stores the session as Remember me says. */
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

/** Signs in and stores the session. */
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

/** The role of the page the person wanted; most visitors are students. */
export function likelyRole(): Role {
  const back = returnPath();
  const role = back && areaOf(pageOf(back.split('?')[0]!), liveAreas(registry.known()))?.role;
  return role && role !== 'public' ? role : 'student';
}

/** The page the person wanted, if it is theirs to see; else the role's home. */
export function destination(): string {
  const person = personOf(sessionStore.getState());
  if (!person) return paths.home;
  const areas = liveAreas(registry.known());
  const back = takeReturnPath();
  const path = back && pageOf(back.split('?')[0]!);
  const isOwn = path && (path === paths.profile || areaOf(path, areas)?.role === person.role);
  // levels are unknown right after sign-in; the guard checks again
  if (back && isOwn && guardNavigation(path, { ...person, adminLevel: 'level_3' }, areas).kind === 'enter')
    return back;
  return homeOf(person, areas);
}
