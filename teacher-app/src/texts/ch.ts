import type { Texts } from './en.ts';

const texts: Texts = {
  comingSoon: '即将推出',
  screens: { consultation: '辅导', remarks: '评语', rewards: '奖励' },
  attendance: '点名',
  timeChange: {
    open: '调课',
    title: '调课：{{name}}',
    verb: '确认调课',
    original: '原日期',
    new: '新日期',
    start: '开始时间',
    end: '结束时间',
    doubt: { title: '确定是这一天吗？', verb: '调到这一天' },
  },
  documents: {
    open: '文件',
    name: '标题',
    file: 'PDF 文件',
    add: '添加文件',
    delete: '删除',
    deleteTitle: '删除 {{name}}？',
    deleteText: '班上的学生将无法再打开此文件。',
  },
  timetable: {
    title: '课程表',
    purpose: '您本周教授的课程，点选课程可查看详情。',
  },
};

export default texts;
