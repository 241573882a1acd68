import { ApiError, isApiError } from '@portal/shared-api/client';
import type { Language } from '@portal/shared-api/languages';
import { shownErrors } from '@portal/shared-api/shown-errors';

/** Failures with words of their own: a wrong password or field, an ended session, no connection, a wait. */
const named: readonly string[] = [
  'password_incorrect',
  'validation',
  'session_ended',
  'network',
  'too_many_requests',
  'unavailable',
];

/** A failed change of the password. Any other failure has the specified words (specification A, section 8). */
export function passwordFailure(error: unknown, language: Language): ApiError {
  const known = isApiError(error) ? error : undefined;
  if (known && named.includes(known.code)) return known;
  return new ApiError(known?.status ?? 0, {
    code: 'internal',
    message: shownErrors.internal[language],
    request_id: known?.requestId,
  });
}
