interface DatabaseError {
  code?: string;
  constraint?: string;
  cause?: unknown;
}

/**
 * The constraint, unique index or trigger rule a failed statement ran into, by its name; undefined for any other
 * error. Rules turn the names they expect into answers: `if (violated(error) === 'payments_no_duplicate') …`.
 */
export function violated(error: unknown): string | undefined {
  // Drizzle wraps the error of the driver.
  for (let at = error as DatabaseError | undefined; at; at = at.cause as DatabaseError | undefined)
    if (at.code?.startsWith('23')) return at.constraint;
  return undefined;
}
