const texts = { timetable: { title: 'Timetable' } };

export type Texts = typeof texts;

export default texts;
