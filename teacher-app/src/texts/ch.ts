import type { Texts } from './en.ts';

const texts: Texts = { timetable: { title: '课程表' } };

export default texts;
