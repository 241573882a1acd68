import type { PostedRegistration } from '@portal/shared-api/registrations';
import { useLocation } from '@portal/shared-ui/router';
import { useState } from 'react';

/** The result of a registration posted without a script, passed to the page by the server. */
export function usePosted(role?: string): PostedRegistration | null {
  const { state } = useLocation() as { state: PostedRegistration | null };
  const [posted] = useState(state);
  return posted && (role === undefined || posted.role === role) ? posted : null;
}
