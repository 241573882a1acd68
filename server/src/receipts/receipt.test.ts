import { expect, test } from '@jest/globals';
import type { Language } from '@portal/shared-api/languages';
import type { ReceiptModel } from './receipt-model.ts';
import { model, packed, pagesOf } from './testing-receipt.ts';

const textOf = async (over?: Partial<ReceiptModel>, language?: Language) =>
  (await pagesOf(over, language)).join('');

test('names in Chinese, Tamil and Malay can be found in the file', async () => {
  const text = await textOf();
  for (const part of ['Tan Mei Ling', '陈美玲', 'Kumar A/L Raju', 'Yuran tuisyen', '兄弟姐妹折扣'])
    expect(text).toContain(packed(part));
  // Signs that stand before their consonant are stored in the order they are drawn.
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
    '-5.24',
    'Other items',
    '1,235.56',
    '1,230.32',
    '-5.95',
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
  const first = await textOf({ final: false });
  for (const part of ['Subject to final check', 'Provisional receipt']) expect(first).toContain(packed(part));
  expect(first).not.toContain('Officialreceipt');
  const second = await textOf();
  expect(second).toContain('Officialreceipt');
  for (const part of ['Subject to final check', 'Provisional receipt'])
    expect(second).not.toContain(packed(part));
});

test('in Chinese the words are Chinese, names and figures as they are', async () => {
  const text = await textOf({ final: false }, 'ch');
  for (const part of [
    '临时收据',
    '单据编号',
    '陈美玲',
    '2026年2月',
    '银行转账',
    '1,234.37',
    '待复核',
    '乔治市',
  ])
    expect(text).toContain(packed(part));
  for (const part of ['Provisional', 'Georgetown', '收据编号']) expect(text).not.toContain(part);
  expect(await textOf({}, 'ch')).toContain('正式收据');
});

test('discounts beyond the fees explain themselves', async () => {
  const text = await textOf({
    items: [
      { title: 'Tuition', sen: 1000 },
      { title: 'Scholarship', sen: -2000 },
    ],
    feesSen: 1000,
    discountsSen: -2000,
    unusedDiscountSen: 1000,
    chargedSen: 0,
    extras: [],
    totalSen: 0,
  });
  expect(text).toContain('Fees10.00Discounts-20.00Discountsbeyondthefees10.00Feescharged0.00');
});

test('what no font has leaves no box: emoji go, a rare character becomes the printers’ mark', async () => {
  const name = '𠮷田 Tan 👩‍👧 Mei ✨ 1️⃣';
  const text = await textOf({ student: { ...model.student, name } });
  expect(text).toContain('〓田TanMei');
});
