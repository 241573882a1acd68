import { eq } from 'drizzle-orm';
import { addDays } from '@portal/shared-api/calendar';
import { educationLevels } from '@portal/shared-api/education-levels';
import { parents, parentStudents } from '../database/schema/parents.ts';
import { studentPeriods, students } from '../database/schema/students.ts';
import type { Centre } from './centre.ts';
import { addAccounts, at, daysAgo, insertAll, monthFrom, type Demo } from './context.ts';
import type { Child, Family } from './families.ts';
import { address, identityCard, mailName, mobile } from './names.ts';

export interface Parent {
  id: number;
  accountId: number;
  name: string;
}
export interface Student {
  id: number;
  studentId: string;
  accountId: number;
  name: string;
  branchId: number;
  level: Child['level'];
  siblings: number;
  parent: Parent;
  /** When the student was with the centre. The last stay is open unless suspended. */
  periods: { from: string; until: string | null }[];
}

/** Typical age at a level. */
const ageAt = (level: Child['level']): number => 6 + educationLevels.indexOf(level);

/** A few returned after months away, a few are suspended, the others have stayed since joining. */
function periodsOf(demo: Demo, number: number): Student['periods'] {
  const { random, today } = demo;
  const joined = addDays(monthFrom(today, -random.whole(3, 22)), random.whole(0, 24));
  if (number > 1 && number % 29 === 7) {
    const left = addDays(monthFrom(today, -7), random.whole(1, 20));
    return [
      { from: addDays(monthFrom(today, -13), 4), until: left },
      { from: addDays(monthFrom(today, -3), random.whole(1, 15)), until: null },
    ];
  }
  if (number > 1 && number % 23 === 11) return [{ from: joined, until: daysAgo(demo, random.whole(10, 60)) }];
  if (number <= 1) return [{ from: addDays(monthFrom(today, -12), number * 3 + 2), until: null }];
  // One in eight joined recently.
  if (number % 8 === 5) return [{ from: daysAgo(demo, random.whole(3, 50)), until: null }];
  return [{ from: joined, until: null }];
}

const referralCode = (number: number): string =>
  `SINAR${(number * 7919 + 40_961).toString(36).toUpperCase()}`;

/** Parents with their children. Every child has an account, with its own e-mail or the parent's. */
export async function addFamilies(demo: Demo, centre: Centre, families: Family[]): Promise<Student[]> {
  const { random } = demo;
  const parentAccounts = await addAccounts(
    demo,
    'parent',
    families.map(({ parent }) => ({ email: parent.email, joined: daysAgo(demo, random.whole(60, 700)) })),
  );
  const parentRows = await insertAll(
    demo,
    parents,
    families.map(({ parent }, number) => ({
      accountId: parentAccounts[number]!.id,
      name: parent.name,
      phone: mobile(random),
      ic: random.chance(0.85) ? identityCard(random, random.whole(1972, 1990), parent.female) : null,
    })),
  );

  const children = families.flatMap((family, number) =>
    family.children.map((child) => ({ child, family, number })),
  );
  const plans = children.map(({ child, family, number: familyNumber }, number) => {
    const periods = periodsOf(demo, number);
    const shared = familyNumber % 12 === 5 && family.children.length > 1;
    const own = number === 0 ? 'student@demo.example' : `${mailName(child.name)}.${number}@demo.example`;
    return { periods, email: shared ? family.parent.email : own, suspended: periods.at(-1)!.until !== null };
  });
  const accounts = await addAccounts(
    demo,
    'student',
    plans.map(({ email, periods, suspended }) => ({ email, suspended, joined: periods[0]!.from })),
  );
  const year = Number(demo.today.slice(0, 4));
  const rows = await insertAll(
    demo,
    students,
    children.map(({ child, family, number: familyNumber }, number) => {
      const parent = parentRows[familyNumber]!;
      const initialized = number < 2 || number % 15 !== 9;
      return {
        accountId: accounts[number]!.id,
        accountState: accounts[number]!.state,
        branchId: centre[family.branch].id,
        name: child.name,
        phone: mobile(random),
        ic: initialized ? identityCard(random, year - ageAt(child.level), child.female) : null,
        address: initialized ? address(random) : null,
        guardianName: parent.name,
        guardianPhone: parent.phone,
        school: child.school,
        educationLevel: child.level,
        points: random.whole(0, 24) * 5,
        referralCode: referralCode(number),
        initializedAt: initialized ? at(addDays(plans[number]!.periods[0]!.from, 1), '20:15') : null,
        createdAt: at(plans[number]!.periods[0]!.from, '10:00'),
      };
    }),
  );
  for (let number = 3; number < rows.length; number += 10)
    await demo.db
      .update(students)
      .set({ referredById: rows[number - 3]!.id })
      .where(eq(students.id, rows[number]!.id));
  await insertAll(
    demo,
    studentPeriods,
    plans.flatMap(({ periods }, number) =>
      periods.map(({ from, until }) => ({
        studentId: rows[number]!.id,
        fromDate: from,
        untilDate: until,
        endedBy: until ? centre.admins.level_3.accountId : null,
      })),
    ),
  );
  await insertAll(
    demo,
    parentStudents,
    children.map(({ number: familyNumber }, number) => ({
      parentId: parentRows[familyNumber]!.id,
      studentId: rows[number]!.id,
      linkedBy: centre.admins.level_3.accountId,
      createdAt: at(plans[number]!.periods[0]!.from, '11:00'),
    })),
  );
  return children.map(({ child, family, number: familyNumber }, number) => {
    const { id, studentId, name, branchId } = rows[number]!;
    const { id: parentId, accountId, name: parentName } = parentRows[familyNumber]!;
    return {
      ...{ id, studentId, name, branchId, accountId: accounts[number]!.id, level: child.level },
      siblings: family.children.length,
      parent: { id: parentId, accountId, name: parentName },
      periods: plans[number]!.periods,
    };
  });
}
