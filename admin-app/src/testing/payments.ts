/** A payment as the API lists it. */
export const paymentRow = (id: number, payment_status: string, other: object = {}) => ({
  id,
  student: { student_id: 'SS12', name: 'Kumar A/L Raju' },
  payment_amount: '150.00',
  payment_date: '2026-01-05',
  submitted_at: '2026-01-05T10:00:00+08:00',
  payment_for: 'January-2026',
  payment_type: 'E-Wallet',
  payment_status,
  comment: null,
  has_proof: true,
  branch_name: 'Georgetown',
  version: 3,
  ...other,
});

/** The same with dialog details; the student's fee items sum up to 120, the credit to 5.95. */
export const paymentDetails = (id: number, payment_status: string, other: object = {}) => ({
  ...paymentRow(id, payment_status),
  student: {
    id: 12,
    student_id: 'SS12',
    name: 'Kumar A/L Raju',
    education_level: 'form_1',
    school: null,
    presets: [{ title: 'Tuition', value: '120.00', show: true }],
    overpaid: '5.95',
  },
  details: [],
  presets: [],
  overpay: null,
  overpaid_amount: null,
  recorded_by_admin: false,
  accepted_by_me: false,
  missing_months: [],
  reused_proofs: [],
  audit_log: [],
  ...other,
});
