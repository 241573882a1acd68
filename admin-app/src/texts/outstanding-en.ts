const texts = {
  title: 'Outstanding',
  purpose: 'Students with months that are not paid, most months first.',
  search: 'Search by name or ID',
  filters: { month: 'Month Not Paid' },
  fields: {
    id: 'ID',
    name: 'Name',
    months: 'Months Outstanding',
    educationLevel: 'Education Level',
    branch: 'Branch',
  },
  suspended: 'Suspended',
  submitted: 'Waits for approval',
  waiting_one: '{{count}} waits for approval',
  waiting_other: '{{count}} wait for approval',
  details: 'Details',
  payments: 'Payments',
  newPayment: 'New Payment',
  none: 'Every month is paid.',
  noneFound: 'Nobody with months to pay fits this search and these filters.',
  dialog: {
    title: 'Outstanding Details',
    joinDate: 'Join Date',
    number: 'Number of Outstanding Payment',
  },
};

export default texts;
