interface DatabaseError {
  code?: string;
  constraint?: string;
  cause?: unknown;
}

/**
 * The name of the constraint, unique index or trigger rule that a failed statement violated; undefined for any other
 * error. Callers turn expected names into answers: `if (violated(error) === 'payments_no_duplicate') …`.
 */
export function violated(error: unknown): string | undefined {
  // Drizzle wraps the driver's error.
  for (let at = error as DatabaseError | undefined; at; at = at.cause as DatabaseError | undefined)
    if (at.code?.startsWith('23')) return at.constraint;
  return undefined;
}
