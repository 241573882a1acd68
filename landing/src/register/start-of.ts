import type { PostedRegistration } from '@portal/shared-api/registrations';

/** Initial values from what was posted, if it has the form's shape. */
export function startOf<Values extends object>(
  posted: PostedRegistration | null,
  initial: Values,
): Partial<Values> {
  const fits = ([name, value]: [string, unknown]) => {
    const own = initial[name as keyof Values];
    return Array.isArray(own) ? Array.isArray(value) : typeof value === typeof own;
  };
  return Object.fromEntries(Object.entries(posted?.values ?? {}).filter(fits)) as Partial<Values>;
}
