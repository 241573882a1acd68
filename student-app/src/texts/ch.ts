import type { Texts } from './en.ts';

const texts: Texts = { timetable: { title: '课程表' }, initialization: { title: '设置您的账户' } };

export default texts;
