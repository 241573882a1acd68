import type { Texts } from './en.ts';

const texts: Texts = {
  timetable: {
    title: '课程表',
    purpose: '这一周的课程，点选课程可查看详情。',
  },
  payments: {
    title: '缴费',
    purpose: '您的缴费记录，最新的排在最前。',
    emptyHint: '请用“提交新缴费”提交第一笔缴费。',
    subjects: '科目',
    subjectsFailed: '您的科目未能载入。',
    lookFirst: '已送达的缴费在您的缴费记录中。',
    showIt: '关闭并查看',
    isThere_one: '已在缴费记录中标出。',
    isThere_other: '这是您的缴费记录。',
    subjectsHint: '选择您所缴的科目，金额会自动填入。',
  },
  initialization: {
    title: '开始使用吧！',
    purpose: '{{name}}，只需三个步骤，账号就能启用。',
    steps: { password: '新密码', details: '补充资料', confirmation: '确认' },
    intros: {
      password: '请设置自己的密码，取代中心发给您的密码。',
      details: '请核对中心已有的资料，并补上缺少的部分。',
      confirmation: '资料都正确吗？确认后即可查看课程表。',
    },
    address: '地址',
    guardianName: '监护人姓名',
    guardianPhone: '监护人电话',
    passwordChosen: '确认后新密码即生效',
    next: '下一步',
    back: '上一步',
    confirm: '确认并完成',
    nextHidden: '所有栏位填写正确后，这里会出现“下一步”。',
    done: '欢迎！您的账号已启用。',
  },
};

export default texts;
