const texts = {
  timetable: {
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
  initialization: {
    title: "Let's Get Started!",
    purpose: 'Three short steps, {{name}}, and your account is ready.',
    steps: { password: 'New password', details: 'Additional info', confirmation: 'Confirmation' },
    intros: {
      password: 'Choose a password of your own in place of the one you were given.',
      details: 'Please check what the centre knows about you and fill in what is missing.',
      confirmation: 'Is everything right? After this you can see your timetable.',
    },
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

export default texts;
