import type { Language, Text } from '@portal/shared-api/languages';
import type { PaymentType } from '@portal/shared-api/payments';
import { months, type Period } from '@portal/shared-api/period';
import type { ExtraKind } from './receipt-model.ts';

/** The texts of a receipt. */
export const texts = {
  title: { en: 'Official receipt', ch: '正式收据' },
  /** Until the second accept. */
  provisionalTitle: { en: 'Provisional receipt', ch: '临时收据' },
  fileName: { en: 'Receipt', ch: '收据' },
  invoiceNo: { en: 'Invoice no.', ch: '单据编号' },
  date: { en: 'Receipt date', ch: '收据日期' },
  student: { en: 'Student', ch: '学生' },
  guardian: { en: 'Guardian', ch: '监护人' },
  period: { en: 'Payment for', ch: '缴费月份' },
  payment: { en: 'Paid by', ch: '缴费方式' },
  item: { en: 'Item', ch: '项目' },
  amount: { en: 'Amount (RM)', ch: '金额（RM）' },
  otherItems: { en: 'Other items', ch: '其他项目' },
  fees: { en: 'Fees', ch: '费用' },
  discounts: { en: 'Discounts', ch: '折扣' },
  unusedDiscount: { en: 'Discounts beyond the fees', ch: '超出费用的折扣' },
  charged: { en: 'Fees charged', ch: '应收费用' },
  total: { en: 'Total received', ch: '实收总额' },
  balance: { en: 'Credit balance after this payment', ch: '此次缴费后的余额' },
  remark: { en: 'Remark', ch: '备注' },
  mark: { en: 'Subject to final check', ch: '待复核' },
  thanks: {
    en: 'This is a computer-generated receipt. No signature is required.',
    ch: '此收据由电脑开立，无需签名。',
  },
  page: { en: 'Page {{page}} of {{pages}}', ch: '第 {{page}} 页，共 {{pages}} 页' },
  phone: { en: 'Tel', ch: '电话' },
} as const satisfies Record<string, Text>;

/** The title of a receipt before and after the second accept. */
export const titleOf = (final: boolean): Text => (final ? texts.title : texts.provisionalTitle);

export const extraNames: Record<ExtraKind, Text> = {
  credit_used: { en: 'Credit used', ch: '使用余额' },
  credit_added: { en: 'Credit added', ch: '存入余额' },
  difference: { en: 'Difference (see remark)', ch: '差额（见备注）' },
  rounding: { en: 'Cash rounding to 5 sen', ch: '现金 5 仙进位调整' },
};

export const paymentTypeNames: Record<PaymentType, Text> = {
  'E-Wallet': { en: 'E-Wallet', ch: '电子钱包' },
  Cash: { en: 'Cash', ch: '现金' },
  'Bank Transfer': { en: 'Bank Transfer', ch: '银行转账' },
};

/** `5 January 2025`, `2025年1月5日`. */
export function dateText(date: string, language: Language): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return language === 'ch' ? `${year}年${month}月${day}日` : `${day} ${months[month - 1]} ${year}`;
}

/** `January 2025`, `2025年1月`. */
export const monthText = ({ year, month }: Period, language: Language): string =>
  language === 'ch' ? `${year}年${month}月` : `${months[month - 1]} ${year}`;
