const texts = {
  payments: {
    title: 'Payment',
    purpose: 'What was paid for your children, newest first.',
    empty: 'No payments yet',
    emptyHint: 'Payments of your linked children appear here as soon as they are handed in.',
    id: 'ID',
    student: 'Student',
    amount: 'Amount (MYR)',
    submitted: 'Submission Date',
    for: 'For',
    status: 'Status',
    comment: 'Comment',
    viewDetails: 'View Details',
    detail: 'Payment Detail',
    paymentFor: 'Payment For',
    paymentDate: 'Payment Date',
    paymentType: 'Payment Type',
    amountPaid: 'Amount',
    back: 'Back',
    types: { 'E-Wallet': 'E-Wallet', Cash: 'Cash', 'Bank Transfer': 'Bank Transfer' },
  },
};

export type Texts = typeof texts;

export default texts;
