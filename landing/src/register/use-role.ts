import { registeringRoles, type RegisteringRole } from '@portal/shared-api/registrations';
import { useSearchParams } from '@portal/shared-ui/router';
import { useEffect, useState } from 'react';
import { keepDraft, readDraft } from './draft.ts';
import { usePosted } from './use-posted.ts';

const asStudent: { role: RegisteringRole } = { role: 'student' };
const roleDraft = { name: 'role' };

const roleOf = (given: unknown) => registeringRoles.find((one) => one === given);

/** Which role registers: of the posted form, from the address, or as chosen before. */
export function useRole() {
  const [search] = useSearchParams();
  const posted = usePosted();
  const [role, setRole] = useState(
    () =>
      posted?.role ??
      roleOf(search.get('role')) ??
      roleOf(readDraft(roleDraft, asStudent)?.role) ??
      asStudent.role,
  );
  useEffect(() => keepDraft(roleDraft, { role }, asStudent), [role]);
  return [role, setRole] as const;
}
