import type { Texts } from './en.ts';

const texts: Texts = {
  payments: {
    title: '缴费记录',
    purpose: '您孩子的缴费，最新的排在最前。',
    empty: '还没有缴费记录',
    emptyHint: '孩子的缴费一经提交，就会显示在这里。',
    id: '编号',
    student: '学生',
    amount: '金额（马币）',
    submitted: '提交日期',
    for: '缴费月份',
    status: '状态',
    comment: '备注',
    viewDetails: '查看详情',
    detail: '缴费详情',
    paymentFor: '缴费月份',
    paymentDate: '付款日期',
    paymentType: '付款方式',
    amountPaid: '金额',
    back: '返回',
    types: { 'E-Wallet': '电子钱包', Cash: '现金', 'Bank Transfer': '银行转账' },
  },
};

export default texts;
