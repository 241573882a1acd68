import type { Texts } from './en.ts';

const texts: Texts = {
  payments: {
    title: '缴费记录',
    purpose: '您孩子的缴费，最新的排在最前。',
    emptyHint: '点击“提交新缴费”，为孩子提交第一笔缴费。',
    toDo: {
      open_one: '{{count}} 个月未缴费',
      open_other: '{{count}} 个月未缴费',
      pay: '去缴费',
      waits: '待审批',
      rejected: '已拒绝',
      correct: '修改',
      done: '目前没有需要缴的费用。',
      failed: '待缴费用未能载入。',
    },
    submit: {
      students: '缴费的学生',
      student: '学生',
      choose: '请选择学生',
      add: '添加',
      remove: '移除{{name}}',
      payment: '缴费',
      detail: '收费明细',
      noFees: '中心尚未为{{name}}设定收费项目，请填写您实际支付的金额。',
      chooseFirst: '请先选择学生，再点击“添加”',
      already: '此学生已在本次缴费中',
      notAdded: '已选择{{name}}但尚未添加。请点击“添加”，或清除选择',
      none: '这笔款项是为谁缴的？请选择学生并点击“添加”',
      total_one: '{{count}} 名学生合计',
      total_other: '{{count}} 名学生合计',
      sending: '正在提交{{name}}的缴费',
      notHandedIn: '未提交',
      unsure: '可能未送达',
      all: '您关联的学生都已在本次缴费中。',
      totalWaits: '每个月份和金额都填写正确后显示',
      sent_one: '已提交 {{count}} 笔缴费：',
      sent_other: '已提交 {{count}} 笔缴费：',
      sentOne: '{{name}}，{{amount}}（{{invoice}}）',
      share: '{{total}} 中已提交 {{sent}}，还剩 {{left}}。',
      sentRest: '再次提交时，只会发送下面剩余的缴费。如果您已一次付清，就不必再转账。',
      howToRest: '尚未付这部分时才需要：下面的金额和参考编号只属于{{names}}，不含已提交的缴费。',
      sentOption: '{{name}}：已提交（{{invoice}}）',
      leaving: {
        title: '还没有全部提交，要关闭吗？',
        unsent: '未提交：{{names}}。',
        doubtful: '无法确定是否已送达：{{names}}，请查看缴费记录。',
        sent: '已提交并会保留：{{names}}。',
        verb: '关闭',
      },
      done_one: '缴费 {{invoices}} 已提交。',
      done_other: '已提交 {{count}} 笔缴费：{{invoices}}。',
      noStudents: '您的账号还没有关联学生，暂时无法缴费。请到个人资料页申请关联，由中心确认。',
      toProfile: '前往个人资料',
      problems: {
        taken:
          '{{name}}的第一次提交其实已送达，内容是您修改之前的。请先查看缴费记录：不需要另缴的话，请在这里移除{{name}}；再次提交则会另缴一笔。',
        tooLarge: '缴费证明太大，无法上传。请选择不超过 {{max}} MB 的文件。',
        unlinked:
          '{{name}}已不再关联您的账号，这笔缴费没有提交。请移除{{name}}，或到个人资料页重新申请关联。',
      },
    },
  },
};

export default texts;
