const texts = { timetable: { title: 'Timetable' }, initialize: { title: 'Set up your account' } };

export type Texts = typeof texts;

export default texts;
