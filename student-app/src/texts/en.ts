const texts = { timetable: { title: 'Timetable' }, initialization: { title: 'Set up your account' } };

export type Texts = typeof texts;

export default texts;
