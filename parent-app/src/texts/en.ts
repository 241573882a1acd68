const texts = {
  timetable: {
    title: 'Timetable',
    purpose: 'The classes of your children, and whether they were there.',
    week: 'Timetable',
    attendance: 'Attendance',
    noChild:
      'No student is linked to your account yet. Ask for the link in your profile; the centre confirms it.',
    noAttendance: 'No attendance has been taken yet.',
    day: '{{weekday}}, {{date}}',
    present: 'Present',
    absent: 'Absent',
    fields: { subject: 'Class', date: 'Date' },
  },
  payments: {
    title: 'Payment',
    purpose: 'What was paid for your children, newest first.',
    emptyHint: 'Hand in the first payment for your children with Submit New Payment.',
    toDo: {
      open_one: '{{count}} month open',
      open_other: '{{count}} months open',
      pay: 'Pay',
      waits: 'Waits for approval',
      rejected: 'Rejected',
      correct: 'Correct it',
      done: 'Nothing to pay.',
      failed: 'What is to be paid could not be loaded.',
    },
    submit: {
      students: 'Students',
      student: 'Student',
      choose: 'Choose a student',
      add: 'Add',
      remove: 'Remove {{name}}',
      payment: 'Payment',
      detail: 'Detail',
      noFees: 'The centre has set no fee items for {{name}}. Please enter the amount that you paid.',
      chooseFirst: 'Choose a student first, then press Add',
      already: 'Student Already Added As Child',
      notAdded: '{{name}} is chosen but not added. Press Add, or clear the choice',
      none: 'Which child is this payment for? Choose a student and press Add',
      total_one: 'Total for {{count}} student',
      total_other: 'Total for {{count}} students',
      sending: 'Sending the payment for {{name}}',
      notHandedIn: 'Not handed in',
      unsure: 'May not have arrived',
      all: 'All your linked students are in this payment.',
      totalWaits: 'shown once all months and amounts are valid',
      sent_one: '{{count}} payment was sent:',
      sent_other: '{{count}} payments were sent:',
      sentOne: '{{name}}, {{amount}} ({{invoice}})',
      share: '{{sent}} of {{total}} has been handed in; {{left}} is left.',
      sentRest:
        'Submit sends only what is left below. Paid everything in one go? Then there is nothing more to transfer.',
      howToRest:
        'Only if you have not paid it yet: the amount and the reference below are for {{names}} alone. What was sent already is not in them.',
      sentOption: '{{name}}: sent ({{invoice}})',
      leaving: {
        title: 'Close before everything is sent?',
        unsent: 'Not sent: {{names}}.',
        doubtful: 'May or may not have arrived: {{names}}; look for it in the list.',
        sent: 'Already sent: {{names}}.',
        verb: 'Close',
      },
      done_one: 'Payment {{invoices}} was handed in.',
      done_other: '{{count}} payments were handed in: {{invoices}}.',
      noStudents:
        'No student is linked to your account yet, so there is nobody to pay for. Ask for the link in your profile; the centre confirms it.',
      toProfile: 'Go to my profile',
      problems: {
        taken:
          'Your first try for {{name}} did arrive, as it was before you changed it. Look for it in the list of payments. Remove {{name}} here, or press Submit again to hand in a second payment.',
        tooLarge: 'The payment proof is too large to be sent. Please choose a file of at most {{max}} MB.',
        unlinked:
          '{{name}} is not linked to your account any more, so nothing was handed in. Remove {{name}}, or ask for the link again in your profile.',
      },
    },
  },
};

export type Texts = typeof texts;

declare module '@portal/shared-ui/i18n' {
  interface TextResources {
    'parent-app': Texts;
  }
}

export default texts;
