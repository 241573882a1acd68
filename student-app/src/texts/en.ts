const texts = {
  timetable: {
    documents: 'Documents',
    title: 'Timetable',
    purpose: 'Your classes of the week. Choose one to see its details.',
  },
  payments: {
    title: 'Payment',
    purpose: 'What you have paid, newest first.',
    emptyHint: 'Hand in your first payment with Submit New Payment.',
    subjects: 'Subjects',
    subjectsFailed: 'Your subjects could not be loaded.',
    lookFirst: 'The payment that arrived is in your list.',
    showIt: 'Close and show it',
    isThere_one: 'It is marked in the list.',
    isThere_other: 'Here is your list of payments.',
    subjectsHint: 'Choose the ones you paid for; the amount is filled in.',
  },
  enrollment: {
    title: 'Enroll To Class',
    purpose: 'Choose a level, a branch and your classes. The admin reviews what you ask for.',
    pending: 'Previous Enrollment Is Still Pending Approval.',
    replaces: 'A new one takes its place.',
    kept: 'What you chose before was kept.',
    branch: 'Branch',
    type: 'Enrollment type',
    choose: 'Select class to enroll',
    branchFirst: 'Please choose the education level and the branch first.',
    dialogTitle: 'Select class to enroll',
    subject: 'Subject',
    allSubjects: 'All subjects',
    noClass: 'No class is offered for this level and branch.',
    select: 'Select',
    chosen: 'Selected',
    done: 'Done',
    remove: 'Remove',
    gone: 'No longer offered',
    attended: 'Attended already',
    overlaps: 'Same time as {{name}}, which you selected',
    overlapsAttended: 'Same time as {{name}}, which you attend',
    elective: 'Elective',
    modes: { online: 'Online', hybrid: 'Hybrid' },
    required: 'Required subjects for daycare',
    noneRequired: 'This level has no required subject.',
    noClassYet: 'No class yet',
    missing: 'Enroll appears once these have a class too: {{subjects}}.',
    enroll: 'Enroll',
  },
  newCycle: {
    title: 'New Cycle Registration',
    purpose: 'Registration for the 2023 cycle.',
    cycle: '2023 cycle',
    basic: 'Basic Information',
    branch: 'Branch',
    school: 'School',
    interest: 'Interested In',
    classes: 'Class Selection',
    addClass: 'Add Class',
    submit: 'Submit Registration',
  },
  comingSoon: 'Coming Soon',
  screens: { revision: 'Revision', redeem: 'Redeem', reschedule: 'Reschedule' },
  initialization: {
    title: "Let's Get Started!",
    purpose: 'Three short steps, {{name}}, and your account is ready.',
    steps: { password: 'New password', details: 'Additional info', confirmation: 'Confirmation' },
    intros: {
      password: 'Choose a password of your own in place of the one you were given.',
      details: 'Please check what the centre knows about you and fill in what is missing.',
      confirmation: 'Is everything right? After this you can see your timetable.',
    },
    kept: 'What you filled in before was kept. Only the password has to be chosen again.',
    address: 'Address',
    guardianName: 'Guardian Name',
    guardianPhone: 'Guardian Phone',
    passwordChosen: 'Your new password is set when you confirm',
    next: 'Next',
    back: 'Back',
    confirm: 'Confirm and finish',
    nextHidden: 'Next appears here once every field is filled in correctly.',
    done: 'Welcome! Your account is ready.',
  },
};

export type Texts = typeof texts;

declare module '@portal/shared-ui/i18n' {
  interface TextResources {
    'student-app': Texts;
  }
}

export default texts;
