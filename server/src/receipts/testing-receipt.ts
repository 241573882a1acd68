import type { Language } from '@portal/shared-api/languages';
import { extractText } from 'unpdf';
import type { ReceiptModel } from './receipt-model.ts';
import { receiptPdf } from './receipt.ts';

export const model: ReceiptModel = {
  invoiceNo: 'SS100007',
  final: true,
  date: '2026-02-01',
  acceptedAt: new Date('2026-01-31T16:30:00Z'),
  student: {
    name: 'Tan Mei Ling 陈美玲',
    id: 'SS1001',
    level: 'standard_4',
    guardian: 'Kumar A/L Raju குமார்',
  },
  branch: { name: 'Georgetown', address: '88-1, Jalan Burma', phone: '04-210 4188' },
  period: { year: 2026, month: 2 },
  payment: { type: 'Bank Transfer', date: '2026-01-30' },
  items: [
    { title: 'Yuran tuisyen', sen: 123_456 },
    { title: '兄弟姐妹折扣', sen: -524 },
    { title: null, sen: 100 },
  ],
  feesSen: 123_556,
  discountsSen: -524,
  unusedDiscountSen: 0,
  chargedSen: 123_032,
  extras: [
    { kind: 'credit_used', sen: -595 },
    { kind: 'difference', sen: 1000 },
  ],
  totalSen: 123_437,
  balanceAfterSen: 0,
  remark: 'Agreed by phone',
};

/** The text of each page as found by searching, without the spaces between runs of scripts. */
export async function pagesOf(
  over: Partial<ReceiptModel> = {},
  language: Language = 'en',
): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(await receiptPdf({ ...model, ...over }, language)));
  return text.map(packed);
}
export const packed = (text: string) => text.replace(/\s+/g, '');
