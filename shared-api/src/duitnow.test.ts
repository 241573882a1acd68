import { describe, expect, test } from '@jest/globals';
import type { Measure } from './duitnow-objects.ts';
import { checksum, readObjects, readQr, writeObjects, writeQr } from './duitnow-objects.ts';
import { duitNowText, readDuitNowQr } from './duitnow.ts';
import { saveInstructions } from './payment-instructions.ts';

/** Examples of PayNet's specification (merchant-presented mode, QR Data Object). */
const published = {
  fixedAmount:
    '00020201021126410014A000000615000101065016640209123456789520499995303458540510.005802MY5909QRCSDNBHD6005BANGI6304343F',
  person:
    '00020201021126410014A000000615000101065016640209123456789520400005303458540510.005802MY5909AUSERNAME6005BANGI63043A23',
  hashed:
    '00020201021126410014A000000615000101065016640209123456789520499995303458540510.005802MY5909QRCSDNBHD6005BANGI8264f879ac6266d8d6da081fc1c17160021119747b190615c21076b3fc0fce56c6eb6304B623',
};
/** A static QR like those of Malaysian banks, with the bank's references in its additional data. */
const printed =
  '00020201021126420014A000000615000101066033460210MD000000005204939953034585802MY5913CONTOH NIAGAS6002MY62730325170493623786900899604543005201707298817875008444807161704935961905007630464EB';

const read = (text: string) => Object.fromEntries(readObjects(text)!.map(({ id, value }) => [id, value]));
/** A published QR with some objects changed and a valid checksum. */
const changed = (change: Record<string, string>, measure?: Measure) => {
  const { objects } = readQr(published.fixedAmount)!;
  const all = { ...Object.fromEntries(objects.map(({ id, value }) => [id, value])), ...change };
  const byNumber = Object.entries(all).toSorted(([a], [b]) => Number(a) - Number(b));
  return writeQr(
    byNumber.map(([id, value]) => ({ id, value })),
    measure,
  );
};

test('the checksum is the one of the EMVCo standard', () => {
  expect(checksum('123456789')).toBe('29B1');
});

test.each(Object.values({ ...published, printed }))('%s is read and written as it is', (text) => {
  const objects = readObjects(text)!;
  expect(writeObjects(objects)).toBe(text);
  expect(writeQr(objects.slice(0, -1))).toBe(text);
});

describe('what is no row of data objects', () => {
  test.each(['0', '0002', '00020', '0002021', 'AB0201', '00-101', 'https://example.my', '63044'])(
    '%s',
    (text) => expect(readObjects(text)).toBeUndefined(),
  );

  test('is not written either', () => {
    expect(() => writeObjects([{ id: '59', value: 'x'.repeat(100) }])).toThrow(RangeError);
  });
});

test('a static QR says who is paid', () => {
  expect(readDuitNowQr(printed)).toEqual({
    payee: {
      name: 'CONTOH NIAGAS',
      city: 'MY',
      acquirerId: '603346',
      merchantId: 'MD00000000',
      hasReference: true,
    },
  });
  expect(readDuitNowQr(published.person)).toMatchObject({ payee: { name: 'AUSERNAME' } });
});

describe('lengths count characters, bytes or halves of emoji, whichever ends with the checksum', () => {
  /** The name in the local language: object 64, itself a sequence. */
  const local = (measure: Measure) =>
    writeObjects(
      [
        { id: '00', value: 'ZH' },
        { id: '01', value: '阳光补习中心 é🌞' },
      ],
      measure,
    );
  const measures: [string, Measure][] = [
    ['characters', (text) => [...text].length],
    ['bytes', (text) => new TextEncoder().encode(text).length],
    ['halves', (text) => text.length],
  ];
  test.each(measures)('%s', (_, measure) => {
    const qr = changed({ '64': local(measure) }, measure);
    expect(readDuitNowQr(qr)).toMatchObject({ payee: { name: 'QRCSDNBHD', city: 'BANGI' } });
    const made = duitNowText({ qr, amountSen: 12_005, reference: 'SS1001 January-2025' });
    expect(readDuitNowQr(made)).toEqual({ problem: 'duitnow_dynamic' });
    const { objects } = readQr(made)!;
    expect(objects).toContainEqual({ id: '64', value: local(measure) });
    expect(objects).toContainEqual({ id: '54', value: '120.05' });
    expect(readDuitNowQr(qr.replace('BANGI', 'BANGO'))).toEqual({ problem: 'duitnow_checksum' });
  });
});

describe('a QR that nobody could be paid by is refused with its reason', () => {
  const merchant = (aid: string, rest = '01065016640209123456789') => `0014${aid}${rest}`;
  const cases: [string, string, string][] = [
    ['a web address', 'https://maybank2u.com.my/qr', 'duitnow_unreadable'],
    ['a QR cut off', published.fixedAmount.slice(0, -9), 'duitnow_unreadable'],
    ['a QR without its checksum', published.fixedAmount.slice(0, -8), 'duitnow_unreadable'],
    ['a mistyped name', published.fixedAmount.replace('QRCSDNBHD', 'QRCSDNBHC'), 'duitnow_checksum'],
    ['another scheme', changed({ '26': merchant('D1560000000001') }), 'duitnow_scheme'],
    [
      'a merchant without an ID',
      changed({ '26': merchant('A0000006150001', '0106501664') }),
      'duitnow_scheme',
    ],
    ['a proxy in place of the merchant', changed({ '26': '202301012345' }), 'duitnow_scheme'],
    ['Singapore dollars', changed({ '53': '702' }), 'duitnow_currency'],
    ['Thailand', changed({ '58': 'TH' }), 'duitnow_country'],
    ['a payee without a name', changed({ '59': '   ' }), 'duitnow_payee_missing'],
    ['a payee of 26 letters', changed({ '59': 'A'.repeat(26) }), 'duitnow_payee_long'],
    ['a payee with an accent', changed({ '59': 'Café Niaga' }), 'duitnow_payee_letters'],
    ['a payee with signs', changed({ '59': 'SINAR*#@' }), 'duitnow_payee_letters'],
    ['a payee in Chinese', changed({ '59': '阳光补习' }), 'duitnow_payee_letters'],
    ['a payee with an emoji', changed({ '59': 'SINAR 🌞' }), 'duitnow_payee_letters'],
    ['a city of 16 letters', changed({ '60': 'A'.repeat(16) }), 'duitnow_city'],
    ['a city in Chinese', changed({ '60': '槟城' }), 'duitnow_city'],
    ['additional data that are no list', changed({ '54': '1', '62': 'x' }), 'duitnow_additional'],
    ['a QR for one payment', changed({ '01': '12' }), 'duitnow_dynamic'],
  ];
  test.each(cases)('%s', (_, duitnow_qr, code) => {
    const result = saveInstructions.body.safeParse({ duitnow_qr, version: 1 });
    expect(result.error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['duitnow_qr'], code],
    ]);
  });

  test('a checksum in lower case, and a text copied over two lines, are taken; an empty one is none', () => {
    const duitNowQr = (duitnow_qr: unknown) =>
      saveInstructions.body.parse({ duitnow_qr, version: 1 }).duitnow_qr;
    expect(duitNowQr(` ${printed.replace('64EB', '64eb')}\n`)).toBe(printed.replace('64EB', '64eb'));
    expect(duitNowQr(`${printed.slice(0, 70)}\r\n${printed.slice(70)}`)).toBe(printed);
    expect(duitNowQr('  ')).toBeNull();
    expect(duitNowQr(undefined)).toBeNull();
    expect(
      saveInstructions.body.safeParse({ duitnow_qr: '0'.repeat(513), version: 1 }).error?.issues[0]?.message,
    ).toBe('too_long');
  });
});

describe('a family’s QR', () => {
  const payment = { qr: printed, amountSen: 12_005, reference: 'SS1001 January-2025' };

  test('is the centre’s with amount and reference, all else in its place', () => {
    const text = duitNowText(payment);
    expect(text).toBe(
      writeQr([
        { id: '00', value: '02' },
        { id: '01', value: '12' },
        { id: '26', value: '0014A000000615000101066033460210MD00000000' },
        { id: '52', value: '9399' },
        { id: '53', value: '458' },
        { id: '54', value: '120.05' },
        { id: '58', value: 'MY' },
        { id: '59', value: 'CONTOH NIAGAS' },
        { id: '60', value: 'MY' },
        {
          id: '62',
          value: '032517049362378690089960454300519SS1001 January-202507161704935961905007',
        },
      ]),
    );
    expect(text.slice(-4)).toBe(checksum(text.slice(0, -4)));
  });

  test('has neither the fixed amount nor the hash of the one it is made from, and keeps what nobody knows', () => {
    const unknown = published.hashed.replace('8264', '8003abc8264');
    const fields = read(duitNowText({ ...payment, qr: unknown }));
    expect(fields).toMatchObject({ '54': '120.05', '62': '0519SS1001 January-2025', '80': 'abc' });
    expect(fields).not.toHaveProperty('82');
  });

  test.each([0, -5, 0.5, NaN, Infinity, 1e12])('leaves an amount of %d sen to the person', (amountSen) => {
    const fields = read(duitNowText({ ...payment, qr: published.fixedAmount, amountSen }));
    expect(fields).not.toHaveProperty('54');
    expect(fields['01']).toBe('11');
  });

  test('has the largest amount that can be typed', () => {
    expect(read(duitNowText({ ...payment, amountSen: 9_999_999 }))['54']).toBe('99999.99');
  });

  test('has a reference that apps take, whole or not at all where the bank’s own data leave no room', () => {
    const qr = (additional: string) =>
      writeQr([...readObjects(published.person)!.slice(0, -1), { id: '62', value: additional }]);
    const additional = (qr: string, reference: string) =>
      read(duitNowText({ ...payment, qr, reference }))['62'];
    expect(additional(published.person, 'SS1 陈美玲 Ocak–2025')).toBe('0513SS1  Ocak2025');
    expect(additional(published.person, 'x'.repeat(80))).toBe(`0525${'x'.repeat(25)}`);
    expect(additional(published.person, '陈美玲')).toBeUndefined();
    const crowded = `0380${'7'.repeat(80)}`;
    expect(additional(qr(crowded), payment.reference)).toBe(crowded);
    expect(readDuitNowQr(qr(crowded))).toMatchObject({ payee: { hasReference: false } });
    expect(additional(qr(crowded), 'SS1 May-25')).toBe(`${crowded}0510SS1 May-25`);
    expect(additional(qr(crowded), 'SS100 May-2025')).toBe(crowded);
    const full = `0393${'7'.repeat(93)}`;
    expect(additional(qr(full), payment.reference)).toBe(full);
    expect(additional(qr('not data objects'), payment.reference)).toBe('not data objects');
  });
});
