import { adminBranches } from '@portal/shared-api/branches-admin';
import { useApiQuery } from '@portal/shared-api/react';
import type { FormInstance } from '@portal/shared-ui/form';
import { useEffect } from 'react';

/** Preselects the branch for an admin with only one. */
export function useOnlyBranch<Values extends object>(form: FormInstance<Values>, field: string) {
  const branches = useApiQuery(adminBranches, {}, { staleTime: 300_000 });
  const [first, second] = branches.data?.data ?? [];
  const only = first && !second ? String(first.id) : undefined;
  useEffect(() => {
    const values = form.getFieldsValue(true) as Record<string, unknown>;
    if (only !== undefined && values[field] === undefined)
      form.setFieldsValue({ [field]: only } as Parameters<typeof form.setFieldsValue>[0]);
  }, [only, form, field]);
}
