import { ApiError, isApiError } from '@portal/shared-api/client';
import type { Language } from '@portal/shared-api/languages';
import { shownErrors } from '@portal/shared-api/shown-errors';

/** Failures with words of their own: a wrong field, an ended session, no connection, a wait. */
const named: readonly string[] = [
  'validation',
  'session_ended',
  'network',
  'too_many_requests',
  'unavailable',
];

/**
 * A failed change of the password. A wrong existing one is told at its field. Any other failure has the specified
 * words (specification A, section 8).
 */
export function passwordFailure(error: unknown, language: Language): ApiError {
  const known = isApiError(error) ? error : undefined;
  if (known?.code === 'password_incorrect') {
    const { status, code, message } = known;
    return new ApiError(status, { code, message, errors: { existing_password: [message] } });
  }
  if (known && named.includes(known.code)) return known;
  return new ApiError(known?.status ?? 0, {
    code: 'internal',
    message: shownErrors.internal[language],
    request_id: known?.requestId,
  });
}
