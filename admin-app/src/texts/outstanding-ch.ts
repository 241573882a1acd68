import type en from './outstanding-en.ts';

const texts: typeof en = {
  title: '未缴费用',
  purpose: '有月份尚未缴费的学生，未缴月数多的排在前面。',
  search: '按姓名或编号搜索',
  filters: { month: '未缴月份' },
  fields: {
    id: '编号',
    name: '姓名',
    months: '未缴月数',
    educationLevel: '教育程度',
    branch: '分校',
  },
  suspended: '停学',
  submitted: '待审批',
  waiting_one: '{{count}} 个月待审批',
  waiting_other: '{{count}} 个月待审批',
  details: '详情',
  payments: '缴费记录',
  newPayment: '新增缴费',
  none: '每个月都已缴费。',
  noneFound: '没有符合搜索和筛选条件的欠费学生。',
  dialog: {
    title: '未缴费用详情',
    joinDate: '入学日期',
    number: '未缴费次数',
  },
};

export default texts;
