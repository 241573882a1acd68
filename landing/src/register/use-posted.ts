import type { PostedRegistration } from '@portal/shared-api/registrations';
import { useLocation } from '@portal/shared-ui/router';
import { useState } from 'react';

/** What came of a registration that the browser posted without a script; the server tells it to the page in its state. */
export function usePosted(role?: string): PostedRegistration | null {
  const { state } = useLocation() as { state: PostedRegistration | null };
  const [posted] = useState(state);
  return posted && (role === undefined || posted.role === role) ? posted : null;
}
