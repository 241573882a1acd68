import { describe, expect, test } from '@jest/globals';
import type { z } from 'zod';
import * as fields from './fields.ts';
import { fieldErrors } from './issues.ts';
import { presetList, saveTemplates } from './presets.ts';

const outcome = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : `! ${fieldErrors(parsed.error, 'en')['_']?.[0]}`;
};

const cases: [name: string, schema: z.ZodType, rows: [unknown, unknown][]][] = [
  [
    'phone',
    fields.phone,
    [
      ['012-345 6789', '+60123456789'],
      ['+60 12-345 6789', '+60123456789'],
      ['+60123456', '! Invalid Malaysia phone number format'],
      ['+601234567', '! Invalid Malaysia phone number format'],
      ['+6011234567', '+6011234567'],
      ['+6011234567890', '! Invalid Malaysia phone number format'],
      ['+60', '! Phone number is required'],
      ['', '! Phone number is required'],
      [undefined, '! Phone number is required'],
      ['+65 91234567', '! Invalid Malaysia phone number format'],
      ['123456789', '! Invalid Malaysia phone number format'],
      ['\u202a+60 12-345 6789\u202c', '+60123456789'],
      ['0060123456789', '+60123456789'],
      ['+60+60123456789', '+60123456789'],
      ['+60 012 345 6789', '+60123456789'],
      ['０１２－３４５ ６７８９', '+60123456789'],
      ['012\u2011345\u00a06789', '+60123456789'],
      ['012345678٩', '! The sign “\u2068٩\u2069” (U+0669) does not belong here. Please type this by hand'],
    ],
  ],
  [
    'text of several lines',
    fields.text(),
    [
      ['7 Lebuh\u200b Chulia\r\nPenang\u202e ', '7 Lebuh Chulia\nPenang'],
      ['\u200b\u3164', '! Input is required'],
      ['Cafe\u0301', 'Caf\u00e9'],
    ],
  ],
  [
    'text that may be left out',
    fields.optionalText(),
    [
      ['\u2066Jalan\u2069 1', 'Jalan 1'],
      ['\u200b', null],
    ],
  ],
  ['what is searched for', fields.searchTerm, [['\ufeffMei\u200b ', 'Mei']]],
  [
    'fee items',
    presetList,
    [[[{ title: 'Day\u200bcare ', value: '1' }], [{ title: 'Daycare', value: 100, show: true }]]],
  ],
  [
    'ic',
    fields.ic,
    [
      ['990130-07-1234', '990130071234'],
      ['990230071234', '! Wrong IC format'],
      ['000229071234', '000229071234'],
      ['99013007123', '! Wrong IC format'],
      ['', '! IC is required'],
      ['\u202d990130-07-1234\u202c', '990130071234'],
      ['９９０１３０－０７－１２３４', '990130071234'],
      ['99013007123O', '! Wrong IC format'],
      ['99013007123Ο', '! The sign “Ο” (U+039F) does not belong here. Please type this by hand'],
    ],
  ],
  [
    'optional ic',
    fields.optionalIc,
    [
      ['', null],
      [undefined, null],
      ['990130071234', '990130071234'],
      ['12', '! Wrong IC format'],
    ],
  ],
  [
    'email',
    fields.email,
    [
      ['  Mei@Example.COM ', 'mei@example.com'],
      ['', '! Email is required'],
      ['mei@', '! Invalid Email Format'],
      ['mei@example.com\u200b', 'mei@example.com'],
      ['ｍｅｉ＠example.com', 'mei@example.com'],
      ['mеi@example.com', '! The sign “е” (U+0435) does not belong here. Please type this by hand'],
      ['\u200b', '! Email is required'],
    ],
  ],
  [
    'amount',
    fields.amount,
    [
      ['120.5', 12_050],
      [120.5, 12_050],
      ['0.1', 10],
      ['99999.99', 9_999_999],
      ['100000', '! Use plain digits with at most 2 decimals, up to 99,999.99'],
      ['10e-2', '! Use plain digits with at most 2 decimals, up to 99,999.99'],
      ['1e9', '! Use plain digits with at most 2 decimals, up to 99,999.99'],
      ['1,200', '! Use plain digits with at most 2 decimals, up to 99,999.99'],
      ['12.345', '! Use plain digits with at most 2 decimals, up to 99,999.99'],
      ['-5', '! Use plain digits with at most 2 decimals, up to 99,999.99'],
      ['１００', '! Use plain digits with at most 2 decimals, up to 99,999.99'],
      ['NaN', '! Use plain digits with at most 2 decimals, up to 99,999.99'],
      [Number.NaN, '! Input is required'],
      ['0', '! Price must greater than 0'],
      ['', '! Input is required'],
    ],
  ],
  [
    'bound of amounts',
    fields.amountBound,
    [
      ['0', 0],
      [0, 0],
      ['0.00', 0],
      ['120.5', 12_050],
      ['-1', '! Use plain digits with at most 2 decimals, up to 99,999.99'],
      ['100000', '! Use plain digits with at most 2 decimals, up to 99,999.99'],
    ],
  ],
  [
    'new password',
    fields.newPassword,
    [
      ['12345678', '12345678'],
      ['1234567', '! Please use at least 8 characters'],
      ['', '! Password is required'],
      ['        ', '! Please use letters, digits or signs that can be seen'],
      [
        '\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b',
        '! Please use letters, digits or signs that can be seen',
      ],
      [
        '密'.repeat(25),
        '! Please use a shorter password: at most 72 letters and digits, or 24 Chinese characters',
      ],
      ['密'.repeat(24), '密'.repeat(24)],
    ],
  ],
  [
    'name',
    fields.name,
    [
      [" D'Cruz ", "D'Cruz"],
      ['Kumar  A/L\nRaju', 'Kumar A/L Raju'],
      ['\u202e欧阳美玲\u202c', '欧阳美玲'],
      ['க்ஷ\u200dமா', 'க்ஷ\u200dமா'],
      ['\u200b\u2800', '! Input is required'],
      ['\u200d', '! Input is required'],
      ['', '! Input is required'],
      [undefined, '! Input is required'],
      ['x'.repeat(256), '! Please use at most 255 characters'],
    ],
  ],
  [
    'optional text',
    fields.optionalText(),
    [
      [' a\nb ', 'a\nb'],
      ['\u200b \ufeff', null],
      [undefined, null],
    ],
  ],
  [
    'optional phone',
    fields.optionalPhone,
    [
      ['', null],
      ['+60', null],
      [null, null],
      ['012-3456789', '+60123456789'],
      ['12', '! Invalid Malaysia phone number format'],
    ],
  ],
  [
    'student ID',
    fields.studentId,
    [
      ['SS12', 'SS12'],
      ['ss012', 'SS12'],
      ['12', 'SS12'],
      ['SS', '! A student ID is SS followed by digits'],
      ['AB12', '! A student ID is SS followed by digits'],
      ['SS999999999', 'SS999999999'],
      ['SS9999999999999999', '! A student ID has at most 9 digits after SS'],
      ['9999999999', '! A student ID has at most 9 digits after SS'],
      ['ＳＳ１００７', 'SS1007'],
      ['\u200eSS 1007', 'SS1007'],
    ],
  ],
  [
    'date',
    fields.date,
    [
      ['2024-02-29', '2024-02-29'],
      ['2025-02-29', '! Please choose a valid date'],
      ['', '! Date is required'],
      ['29/02/2024', '! Please choose a valid date'],
    ],
  ],
  [
    'period',
    fields.period,
    [
      ['January-2025', 'January-2025'],
      ['Januari-2025', '! Please choose a month'],
      ['January-25', '! Please choose a month'],
      ['January-2025-1', '! Please choose a month'],
    ],
  ],
];

describe.each(cases)('%s', (_, schema, rows) => {
  test.each(rows)('%j', (value, expected) => expect(outcome(schema, value)).toEqual(expected));
});

test('messages come in the language that is asked for', () => {
  const parsed = fields.email.safeParse('x');
  expect(parsed.success).toBe(false);
  expect(fieldErrors(parsed.error!, 'ch')).toEqual({ _: ['电子邮件格式不正确'] });
});

describe('the value of a fee item', () => {
  const refusal = (value: string) => fields.signedAmount.safeParse(value).error?.issues[0]?.message;

  test.each(['abc', '12a', '1e9', 'RM 5', '十'])('%s has letters', (value) => {
    expect(refusal(value)).toBe('preset_price');
  });
  test.each(['12.345', '1,200', '--5', '１００', '100000.00', '5.', '-'])('%s is no amount', (value) => {
    expect(refusal(value)).toBe('amount_format');
  });
});

test.each([
  ['a student', presetList, 'Please provide a Title and Value for the preset'],
  ['the centre', saveTemplates.body.shape.presets, 'Please provide a Title and Value for presets'],
])('a fee item of %s without title or value is told in its own words', (_, list, message) => {
  for (const [field, item] of [
    ['title', { title: '', value: '1' }],
    ['title', { title: '\u200b ', value: '1' }],
    ['title', { value: '1' }],
    ['value', { title: 'Meals', value: ' ' }],
    ['value', { title: 'Meals' }],
  ] as const)
    expect(fieldErrors(list.safeParse([item]).error!, 'en')).toEqual({ [`0.${field}`]: [message] });
});

test.each([
  ['an unseen sign', 'Daycare', 'Daycare\u200b'],
  ['the case alone', 'Daycare', 'dayCARE'],
  ['another kind of space', 'Day care', 'Day\u00a0 care'],
])('titles of fee items that differ by %s are one', (_, first, second) => {
  const list = [first, second].map((title) => ({ title, value: '1.00' }));
  expect(fieldErrors(presetList.safeParse(list).error!, 'en')).toHaveProperty(['1.title']);
});
