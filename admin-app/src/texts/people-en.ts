/** Shared texts of dialogs about people. */
export default {
  password: {
    label: 'Password',
    generate: 'Generate another one',
    copy: 'Copy password',
  },
  issued: {
    title: {
      student: '{{name}} is a student now',
      teacher: '{{name}} is a teacher now',
      renewed: 'New password of {{name}}',
    },
    once: {
      student: 'The password is shown only here. Please copy it for the family before you close this.',
      teacher: 'The password is shown only here. Please copy it for the teacher before you close this.',
      renewed: 'The password is shown only here. Please copy it before you close this.',
    },
    studentId: 'Student ID',
    signInWith: 'Signs in with',
    sharedEmail:
      'Another student has the same email ({{email}}), so this student signs in with the Student ID.',
    copyAll: 'Copy all',
    uncopiedTitle: 'Close without copying?',
    uncopiedText: 'The password cannot be shown again.',
    uncopiedVerb: 'Close anyway',
    next: 'Next steps',
    to: { classes: 'Choose classes', presets: 'Set fee items' },
    done: 'Done',
  },
  issue: {
    title: 'New password for {{name}}',
    intro: 'The old password stops working, and everybody who is signed in with this account is signed out.',
    submit: 'Issue new password',
  },
  sameIc: {
    create: { title: 'Create another student with this IC?', verb: 'Create anyway' },
    save: { title: 'Save an IC that another student has?', verb: 'Save anyway' },
  },
  doubles: {
    title_one: 'This child may be a student already:',
    title_other: 'This child may be one of these students already:',
    shares: 'Same {{parts}}',
    name: 'name',
    part_of_name: 'part of the name',
    email: 'email',
    ic: 'IC',
    birth_date: 'date of birth',
    guardian_phone: 'phone',
    question: 'Is this another child?',
    verb: 'It is another child',
    advice: 'Please make sure that it is another child before you go on.',
  },
};
