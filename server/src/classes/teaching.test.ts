import { beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, today } from '@portal/shared-api/calendar';
import { testDatabase } from '../database/testing.ts';
import type { Caller } from '../http/caller.ts';
import { addClass, teach } from '../testing/classes.ts';
import { addBranch, addTeacher } from '../testing/people.ts';
import { classesTaughtBy, requireTaught, type Which } from './teaching.ts';

const database = await testDatabase();
const day = today();

const kinds = {
  'runs today': { concludeDate: addDays(day, 30) },
  'ends today': { concludeDate: day },
  'begins later': { commenceDate: addDays(day, 7), concludeDate: addDays(day, 30) },
  'has ended': { concludeDate: addDays(day, -1) },
  'was deleted': { concludeDate: addDays(day, 30), deletedAt: new Date() },
  "is a colleague's": { concludeDate: addDays(day, 30) },
};
type Kind = keyof typeof kinds;
const ids = {} as Record<Kind, number>;
let own: number;
let colleague: number;

beforeAll(async () => {
  const branchId = await addBranch(database, 'Georgetown');
  own = (await addTeacher(database)).id;
  colleague = (await addTeacher(database)).id;
  for (const [kind, details] of Object.entries(kinds) as [Kind, object][]) {
    ids[kind] = await addClass(database, { branchId, ...details });
    await teach(database, ids[kind], kind === "is a colleague's" ? colleague : own);
  }
});

const existing: Kind[] = ['runs today', 'ends today', 'begins later', 'has ended'];
const table: [Which, Kind[]][] = [
  ['running', ['runs today', 'ends today', 'begins later']],
  ['existing', existing],
  ['all', [...existing, 'was deleted']],
];

describe.each(table)('of a teacher, %s classes', (which, expected) => {
  test.each(Object.keys(kinds) as Kind[])('one that %s', async (kind) => {
    const taught = await classesTaughtBy(database, own, which);
    expect(taught.some(({ classId }) => classId === ids[kind])).toBe(expected.includes(kind));
    const caller = { role: 'teacher', profileId: own } as Caller;
    const required = requireTaught(database, caller, ids[kind], { which });
    if (expected.includes(kind)) await expect(required).resolves.toBeUndefined();
    else await expect(required).rejects.toMatchObject({ code: 'forbidden' });
  });
});

test('classes of any of several teachers are asked for at once', async () => {
  const taught = await classesTaughtBy(database, [own, colleague], 'all');
  expect(taught).toHaveLength(Object.keys(kinds).length);
});
