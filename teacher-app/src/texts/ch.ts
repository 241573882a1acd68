import type { Texts } from './en.ts';

const texts: Texts = {
  timetable: {
    title: '课程表',
    purpose: '您本周教授的课程，点选课程可查看详情。',
  },
};

export default texts;
