import { expect, test } from '@jest/globals';
import type { ReceiptModel } from './receipt-model.ts';
import { packed, pagesOf } from './testing-receipt.ts';

const listOf = (length: number): Partial<ReceiptModel> => ({
  items: Array.from({ length }, (_, at) => ({ title: `Item number ${at + 1}.`, sen: 100 })),
  feesSen: length * 100,
  discountsSen: 0,
  chargedSen: length * 100,
  extras: [],
  totalSen: length * 100,
});

test.each(Array.from({ length: 45 }, (_, at) => at + 1))(
  'of %i items no page has the total without items, and every page with items has their head',
  async (length) => {
    const pages = await pagesOf(listOf(length));
    const withTotal = pages.find((page) => page.includes('Totalreceived'))!;
    expect(withTotal).toContain(`Itemnumber${length}.`);
    expect(withTotal).toContain('Feescharged');
    if (length > 1) expect(withTotal).toContain(`Itemnumber${length - 1}.`);
    for (const page of pages.filter((page) => page.includes('Itemnumber')))
      expect(page).toContain('Amount(RM)');
    if (pages.length > 1) expect(pages[0]).toContain(`Page1of${pages.length}`);
    const items = pages.join('').match(/Itemnumber\d+/g);
    expect(items).toEqual(Array.from({ length }, (_, at) => `Itemnumber${at + 1}`));
  },
);

const titles = {
  short: 'Tuition',
  english: 'Intensive revision class for Additional Mathematics and Physics, Saturday mornings, with papers',
  chinese: '周六上午高级数学与物理强化复习班，含讲义与模拟试卷费用，共十二堂课，材料费另计，不含交通费用',
  tamil: 'கணிதம் மற்றும் அறிவியல் சிறப்பு வகுப்பு, சனிக்கிழமை காலை, பாடநூல் உட்பட',
  unbroken: 'Mathematics'.repeat(8),
};
const comments = {
  none: null,
  short: 'Paid RM 20.00 less than the fees, as agreed by phone with the mother; the rest follows in March.',
  long: 'Paid less than the fees, as agreed by phone with the mother; the rest follows in March. '.repeat(11),
  chinese: '家长来电说明二月份少付二十令吉，余额三月补交。'.repeat(12),
};

test.each<[number, keyof typeof titles, keyof typeof comments, pages: number]>([
  [1, 'short', 'none', 1],
  [1, 'english', 'none', 1],
  [1, 'short', 'long', 1],
  [5, 'short', 'short', 1],
  [5, 'english', 'none', 1],
  [5, 'english', 'short', 1],
  [5, 'chinese', 'short', 1],
  [5, 'tamil', 'none', 1],
  [5, 'unbroken', 'none', 1],
  [5, 'short', 'long', 2],
  [5, 'short', 'chinese', 1],
  [12, 'short', 'none', 1],
  [12, 'english', 'none', 2],
  [12, 'chinese', 'none', 2],
  [12, 'tamil', 'none', 2],
  [12, 'short', 'short', 1],
  [12, 'short', 'long', 2],
  [12, 'chinese', 'short', 2],
  [30, 'short', 'none', 2],
  [30, 'short', 'long', 2],
  [30, 'english', 'none', 3],
  [30, 'chinese', 'none', 3],
  [30, 'unbroken', 'none', 3],
])('%i items with %s titles and %s comment take %i', async (length, kind, about, count) => {
  const named = Array.from({ length }, (_, at) => `${titles[kind]} ${at + 1}.`);
  const remark = comments[about];
  const pages = await pagesOf({
    ...listOf(length),
    items: named.map((title) => ({ title, sen: 100 })),
    extras: remark ? [{ kind: 'difference', sen: -2000 }] : [],
    balanceAfterSen: remark ? 0 : null,
    remark,
  });
  expect(pages).toHaveLength(count);

  // No title is split across pages. Tamil is stored in another order than it is drawn.
  const ends = (kind === 'tamil' ? named.map((_, at) => ` ${at + 1}.1.00`) : named).map(packed);
  const places = ends.map((end) => pages.findIndex((page) => page.includes(end)));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);

  const total = pages.findIndex((page) => page.includes('Totalreceived'));
  expect(places.slice(-2)).toEqual(Array(Math.min(2, length)).fill(total));
  expect(pages.join('')).toContain(packed('Fees charged'));
  if (!remark) return expect(total).toBe(count - 1);

  // The comment starts on the page of the total, and no single line of it moves to a new page.
  expect(pages[total]).toContain(packed(`Remark: ${remark}`).slice(0, 60));
  expect(pages.join('')).toContain(packed(remark).slice(-20));
  const rest = pages.slice(total + 1).join('');
  expect(rest === '' || rest.length > 140).toBe(true);
});
