const texts = {
  comingSoon: 'Coming Soon',
  screens: { consultation: 'Consultation', remarks: 'Remarks', rewards: 'Rewards' },
  timetable: {
    title: 'Timetable',
    purpose: 'The classes you teach this week. Choose one to see its details.',
  },
};

export type Texts = typeof texts;

export default texts;
