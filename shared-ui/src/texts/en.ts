const texts = {
  actions: {
    apply: 'Apply',
    cancel: 'Cancel',
    clear: 'Clear all',
    close: 'Close',
    retry: 'Try again',
  },
  data: {
    actions: 'Actions',
    loading: 'Loading',
    page: 'Page {{page}} of {{last}}',
  },
  dialog: {
    keepEditing: 'Keep editing',
    discard: 'Discard changes',
    discardTitle: 'Discard your changes?',
    discardText: 'What you typed in this dialog has not been saved.',
  },
  empty: {
    title: 'No Data Available...',
  },
  failure: {
    title: 'This could not be loaded',
    unexpected: 'Something went wrong. Nothing was saved.',
    reference: 'Reference for support: {{id}}',
  },
  fields: {
    educationLevel: 'Education Level',
    email: 'Email',
    ic: 'IC',
    icHint: '12 digits, as on the identity card',
    password: 'Password',
    newPassword: 'New Password',
    newPasswordHint: 'At least 8 characters',
    confirmPassword: 'Confirm Password',
    package: 'Package',
    period: 'Month',
    phone: 'Phone',
    school: 'School',
    schoolName: 'School Name',
    schoolOthers: 'Others',
    select: 'Please select',
    noOption: 'Nothing matches',
    time: 'Select time',
  },
  file: {
    choose: 'Choose a file',
    drop: 'or drop it here',
    limits: '{{types}}, up to {{max}} MB',
    remove: 'Remove {{name}}',
    uploading: 'Uploading {{name}}',
  },
  filter: {
    open: 'Filters',
    openWithCount_one: 'Filters, {{count}} set',
    openWithCount_other: 'Filters, {{count}} set',
    title: 'Filters',
  },
  lookup: {
    student: 'Student',
    placeholder: 'Name or student ID',
    none: 'No student found',
    searching: 'Searching...',
    failed: 'The search did not work. Please type again.',
  },
  payment: {
    pending_approval: 'Pending Approval',
    pending_checking: 'Pending Checking',
    approved: 'Approved',
    rejected: 'Rejected',
  },
  search: {
    clear: 'Clear the search',
  },
  timetable: {
    label: 'Week from {{from}} to {{to}}',
    previous: 'Previous week',
    current: 'This week',
    next: 'Next week',
    today: 'Today',
    none: 'No class',
    noneInWeek: 'No classes in this week.',
  },
};

export type Texts = typeof texts;
export default texts;
