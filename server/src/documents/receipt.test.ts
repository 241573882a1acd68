import { expect, test } from '@jest/globals';
import type { Language } from '@portal/shared-api/languages';
import { extractText } from 'unpdf';
import type { ReceiptModel } from './receipt-model.ts';
import { receiptPdf } from './receipt.ts';

const model: ReceiptModel = {
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
  chargedSen: 123_032,
  extras: [
    { kind: 'credit_used', sen: -595 },
    { kind: 'difference', sen: 1000 },
  ],
  totalSen: 123_437,
  balanceAfterSen: 0,
  remark: 'Agreed by phone',
};

/** What a person finds by searching in the file, without the spaces that separate runs of scripts. */
async function textOf(over: Partial<ReceiptModel> = {}, language: Language = 'en'): Promise<string> {
  const { text } = await extractText(new Uint8Array(await receiptPdf({ ...model, ...over }, language)), {
    mergePages: true,
  });
  return text.replace(/\s+/g, '');
}
const packed = (text: string) => text.replace(/\s+/g, '');

test('names in Chinese, Tamil and Malay can be found in the file', async () => {
  const text = await textOf();
  for (const part of ['Tan Mei Ling', '陈美玲', 'Kumar A/L Raju', 'Yuran tuisyen', '兄弟姐妹折扣'])
    expect(text).toContain(packed(part));
  // Signs that stand before the consonant they belong to are stored as they are drawn.
  for (const sign of 'குமார்'.match(/\p{L}/gu)!) expect(text).toContain(sign);
});

test('every figure is on the paper, in digits and in words', async () => {
  const text = await textOf();
  for (const part of [
    'SS100007',
    'SS1001',
    '1 February 2026',
    'February 2026',
    '30 January 2026',
    'Bank Transfer',
    '1,234.56',
    '−5.24',
    'Other items',
    '1,235.56',
    '1,230.32',
    '−5.95',
    '10.00',
    '1,234.37',
    'one thousand two hundred and thirty-four ringgit and thirty-seven sen only',
    '壹仟贰佰叁拾肆令吉叁拾柒仙整',
    'Agreed by phone',
    'Georgetown',
    '88-1, Jalan Burma',
  ])
    expect(text.toLowerCase()).toContain(packed(part).toLowerCase());
});

test('the mark stands on a receipt until the second accept, and on none after it', async () => {
  expect(await textOf({ final: false })).toContain(packed('Subject to final check'));
  expect(await textOf()).not.toContain(packed('Subject to final check'));
});

test('in Chinese the words are Chinese, names and figures as they are', async () => {
  const text = await textOf({ final: false }, 'ch');
  for (const part of ['正式收据', '收据编号', '陈美玲', '2026年2月', '银行转账', '1,234.37', '待最终核对'])
    expect(text).toContain(packed(part));
  expect(text).not.toContain('Officialreceipt');
});

test('a long list of items goes on to further pages, each with its number', async () => {
  const items = Array.from({ length: 50 }, (_, at) => ({ title: `Item number ${at + 1}`, sen: 100 }));
  const text = await textOf({ items, feesSen: 5000, discountsSen: 0 });
  expect(text).toContain('Itemnumber50');
  expect(text).toMatch(/Page1of[2-9]/);
});
