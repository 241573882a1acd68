/** Events that somebody should look at. */
const troubling = /\.(failed|crashed)$/;

/** A line in the portal's log: the browser console, which error collectors read. */
export function report(event: string, details: Record<string, unknown> = {}): void {
  const line = { event, at: new Date().toISOString(), ...details };
  if (troubling.test(event)) console.error('[portal]', line);
  else console.info('[portal]', line);
}
