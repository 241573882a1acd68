export const accountFields = ['payee_name', 'bank_name', 'bank_account'] as const;

/** What the form holds. */
export interface InstructionValues extends Record<(typeof accountFields)[number], string | null> {
  duitnow_qr: string | null;
  /** Read into `duitnow_qr`, never sent. */
  picture?: File | null;
}
