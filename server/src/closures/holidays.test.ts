import { beforeAll, describe, expect, test } from '@jest/globals';
import * as contract from '@portal/shared-api/closures';
import { addAdmin, type Person } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';
import { penangHolidays, type Correction } from './penang-holidays.ts';

const { database, call } = await testPortal();

let admin: Person;
beforeAll(async () => {
  admin = await addAdmin(database, { level: 'level_3' });
});

describe('the public holidays', () => {
  const named = (year: number) =>
    penangHolidays(year).map(
      ({ date, name, isReplacement }) => `${date} ${name}${isReplacement ? ' *' : ''}`,
    );

  test('that fall on a Sunday are made up for on the next day that is none', () => {
    const year = named(2026);
    expect(year).toEqual(
      expect.arrayContaining([
        '2026-02-01 Thaipusam',
        '2026-02-02 Thaipusam *',
        '2026-03-23 End of Ramadan (Eid al-Fitr) *',
        "2026-06-01 Yang di-Pertuan Agong's Birthday",
        '2026-06-02 Vesak Day *',
        '2026-11-09 Deepavali *',
      ]),
    );
    expect(new Set(year.map((one) => one.slice(0, 10))).size).toBe(year.length);
    expect(named(2027).filter((one) => one.includes('Chinese New Year'))).toEqual([
      '2027-02-06 Chinese New Year',
      '2027-02-07 Chinese New Year',
      '2027-02-08 Chinese New Year *',
    ]);
  });

  test('of the moon are marked as estimated, the others are not', () => {
    const estimated = penangHolidays(2026).filter(({ isEstimated }) => isEstimated);
    expect(estimated.map(({ name }) => name)).toEqual([
      'Day of Nuzul Al-Quran',
      'End of Ramadan (Eid al-Fitr)',
      'End of Ramadan (Eid al-Fitr)',
      'End of Ramadan (Eid al-Fitr)',
      'Feast of the Sacrifice (Eid al-Adha)',
      'Islamic New Year',
      'Birthday of Muhammad (Mawlid)',
    ]);
  });

  test.each([
    [2025, '2025-02-11', '2025-05-12', false],
    [2026, '2026-02-01', '2026-05-31', false],
    [2027, '2027-01-22', '2027-05-20', true],
    [2028, '2028-02-10', '2028-05-09', true],
  ])('have Thaipusam and Vesak Day of %i, once', (year, thaipusam, vesak, isEstimated) => {
    const days = penangHolidays(year).filter(
      ({ name, isReplacement }) => /Thaipusam|Vesak/.test(name) && !isReplacement,
    );
    expect(days.map((one) => [one.date, one.name, one.isEstimated])).toEqual([
      [thaipusam, 'Thaipusam', isEstimated],
      [vesak, 'Vesak Day', isEstimated],
    ]);
  });

  test('of a year that nobody has foretold yet are named as missing until an admin adds them', async () => {
    const missing = async () =>
      (await call(contract.listHolidays, { query: { year: 2029 } }, admin.token)).body.missing;
    expect(await missing()).toEqual(['Thaipusam']);
    await call(
      contract.correctHoliday,
      { params: { date: '2029-01-30' }, body: { name: 'Thaipusam' } },
      admin.token,
    );
    expect(await missing()).toEqual([]);
  });

  test('are corrected by admins, day by day', async () => {
    const correct = (date: string, name: string | null) =>
      call(contract.correctHoliday, { params: { date }, body: { name } }, admin.token);
    const onDay = async (date: string) =>
      (await call(contract.listHolidays, { query: { year: 2026 } }, admin.token)).body.data.filter(
        (one: contract.Holiday) => one.date === date,
      );
    expect(await onDay('2026-03-21')).toMatchObject([{ is_estimated: true, is_corrected: false }]);
    await correct('2026-03-21', null);
    await correct('2026-03-20', 'Hari Raya Aidilfitri');
    expect(await onDay('2026-03-21')).toEqual([]);
    expect(await onDay('2026-03-20')).toMatchObject([
      { name: 'Hari Raya Aidilfitri', is_estimated: false, is_corrected: true },
    ]);
    await correct('2026-03-20', 'Hari Raya');
    expect(await onDay('2026-03-20')).toMatchObject([{ name: 'Hari Raya' }]);
  });

  test('are made up for after the corrections, on days that nobody has corrected', async () => {
    const correct = (date: string, name: string | null) =>
      call(contract.correctHoliday, { params: { date }, body: { name } }, admin.token);
    const on = async (...days: string[]) =>
      (await call(contract.listHolidays, { query: { year: 2026 } }, admin.token)).body.data
        .filter((one: contract.Holiday) => days.includes(one.date))
        .map(({ date, name }: contract.Holiday) => `${date} ${name}`);
    expect(await on('2026-11-08', '2026-11-09')).toEqual([
      '2026-11-08 Deepavali',
      '2026-11-09 Deepavali (replacement day)',
    ]);
    await correct('2026-11-08', null);
    expect(await on('2026-11-08', '2026-11-09')).toEqual([]);
    await correct('2026-10-18', 'State election');
    expect(await on('2026-10-18', '2026-10-19')).toEqual([
      '2026-10-18 State election',
      '2026-10-19 State election (replacement day)',
    ]);
    await correct('2026-10-19', null);
    expect(await on('2026-10-18', '2026-10-19', '2026-10-20')).toEqual(['2026-10-18 State election']);
    await correct('2026-10-19', 'Royal visit');
    expect(await on('2026-10-18', '2026-10-19', '2026-10-20')).toEqual([
      '2026-10-18 State election',
      '2026-10-19 Royal visit',
      '2026-10-20 State election (replacement day)',
    ]);
    await correct('2026-10-20', null);
    expect(await on('2026-10-18', '2026-10-19', '2026-10-20', '2026-10-21')).toEqual([
      '2026-10-18 State election',
      '2026-10-19 Royal visit',
    ]);
  });

  const replacementsWith = (year: number, corrections: Correction[]) =>
    penangHolidays(year, corrections).flatMap(({ date, name, isReplacement }) =>
      isReplacement ? [`${date} ${name}`] : [],
    );
  test.each<[string, Correction[], string | undefined]>([
    ['another holiday', [{ date: '2026-11-09', name: 'State election' }], '2026-11-10 Deepavali'],
    ['the same one by its name', [{ date: '2026-11-09', name: 'Deepavali (observed)' }], undefined],
    ['the same one in Chinese', [{ date: '2026-11-09', name: '屠妖节补假' }], undefined],
    ['no holiday', [{ date: '2026-11-09', name: null }], undefined],
    [
      'a holiday, and the day after it too',
      [
        { date: '2026-11-09', name: 'State election' },
        { date: '2026-11-10', name: 'Flood' },
      ],
      '2026-11-11 Deepavali',
    ],
  ])('of a Sunday, when an admin says that the Monday is %s', (_, corrections, expected) => {
    const found = replacementsWith(2026, corrections).find((one) => one.endsWith(' Deepavali'));
    expect(found).toBe(expected);
  });

  test('are named as Malaysians name them', async () => {
    const names = async (language: string) =>
      new Set(
        (
          await call(
            contract.listHolidays,
            { query: { year: 2025 }, headers: { 'accept-language': language } },
            admin.token,
          )
        ).body.data
          .filter((one: contract.Holiday) => !one.is_replacement)
          .map(({ name }: contract.Holiday) => name),
      );
    expect([...(await names('en'))]).toEqual(expect.arrayContaining(['Hari Raya Aidilfitri', 'Wesak Day']));
    expect([...(await names('en'))].join()).not.toMatch(/Eid|Mawlid|Islamic|Vesak|Declaration/);
    expect([...(await names('zh'))].join()).not.toMatch(/[a-z]/i);
  });
});
