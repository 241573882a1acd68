import type { Texts } from './en.ts';

const texts: Texts = {
  comingSoon: '即将推出',
  screens: { consultation: '辅导', remarks: '评语', rewards: '奖励' },
  timetable: {
    title: '课程表',
    purpose: '您本周教授的课程，点选课程可查看详情。',
  },
};

export default texts;
