export type FilterValues = Record<string, unknown>;

const isSet = (value: unknown) =>
  value != null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** The active filters. The others must not reach the server. */
export const setOnly = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isSet(value))) as Partial<Values>;
