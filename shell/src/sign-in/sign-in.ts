import { isApiError } from '@portal/shared-api/client';
import type { Role } from '@portal/shared-api/endpoint';
import { messageText } from '@portal/shared-api/messages';
import { signInAdmin, signInParent, signInStudent, signInTeacher } from '@portal/shared-api/session';
import { liveAreas } from '../areas/registry-reader.ts';
import { areaOf, homeOf, judge, pageOf } from '../guard/guard.ts';
import { currentLanguage } from '../language/language.ts';
import { paths } from '../paths.ts';
import { api, registry } from '../services/services.ts';
import { personOf } from '../session/person.ts';
import { returnPath, takeReturnPath } from '../session/return-path.ts';
import { sessionStore } from '../session/session-store.ts';

export interface SignInValues {
  role: Role;
  /** Or the Student ID of siblings who share an address (decision 36). */
  email: string;
  password: string;
  remember: boolean;
}

const calls = { admin: signInAdmin, student: signInStudent, teacher: signInTeacher, parent: signInParent };

/** Signs in and keeps the session where Remember me says. */
export async function signIn({ role, ...body }: SignInValues): Promise<void> {
  const answer = await api.call(calls[role], { body });
  sessionStore.signIn({
    token: answer.token,
    role,
    name: answer.name,
    adminLevel: null,
    studentIsInitialized: 'is_initialized' in answer ? answer.is_initialized : null,
    haveActiveEnrollment: null,
    remembered: body.remember,
  });
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
  if (back && isOwn && judge(path, { ...person, adminLevel: 'level_3' }, areas).kind === 'enter') return back;
  return homeOf(person, areas);
}

/**
 * What the error dialog says. A refusal has one text whatever its reason (decision 37); no answer, a busy or a broken
 * server has its own.
 */
export function failureText(error: unknown): string {
  // Whoever has the password may know whose it is.
  if (isApiError(error) && error.code === 'student_id_needed') return error.message;
  const isRefusal = isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
  if (isRefusal) return messageText('sign_in_failed', currentLanguage());
  return isApiError(error) ? error.message : messageText('internal', currentLanguage());
}
