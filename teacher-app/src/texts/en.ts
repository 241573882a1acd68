const texts = {
  comingSoon: 'Coming Soon',
  screens: { consultation: 'Consultation', remarks: 'Remarks', rewards: 'Rewards' },
  attendance: 'Attendance',
  timeChange: {
    open: 'Time Change',
    title: 'Time Change: {{name}}',
    verb: 'Change time',
    original: 'Original date',
    new: 'New date',
    start: 'Start time',
    end: 'End time',
    doubt: { title: 'Is this the right day?', verb: 'Move to this day' },
  },
  documents: {
    open: 'Documents',
    name: 'Title',
    file: 'PDF file',
    add: 'Add document',
    delete: 'Delete',
    deleteTitle: 'Delete {{name}}?',
    deleteText: 'Students of the class cannot open it any more.',
  },
  timetable: {
    title: 'Timetable',
    purpose: 'The classes you teach this week. Choose one to see its details.',
  },
};

export type Texts = typeof texts;

declare module '@portal/shared-ui/i18n' {
  interface TextResources {
    'teacher-app': Texts;
  }
}

export default texts;
