import { beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { students } from './schema/students.ts';
import { hasWords } from './search.ts';
import { testDatabase } from './testing.ts';

const database = await testDatabase();

const names = [
  'Kumar A/L Raju',
  "Nathaniel D'Cruz",
  'Renée Pereira',
  'Lim Wei Jie 林伟杰',
  '100%_real\\',
  'Ｆｕｌｌ Width',
  'Khoo  Wen Xuan',
];

beforeAll(async () => {
  // a small table would use any index
  await database.execute(sql`drop index students_beginning`);
  await database.execute(sql`insert into branches (branch_name) values ('Georgetown')`);
  for (const [number, name] of names.entries())
    await database.execute(sql`
      with account as (insert into accounts (role, email, password_hash) values ('student', ${`${number}@x.my`}, '$argon2id$v') returning id)
      insert into students (account_id, branch_id, name, phone, education_level, referral_code)
      select id, 1, ${name}, '+60123456789', 'form_1', ${`CODE${number}`} from account`);
});

const found = async (term: string): Promise<string[]> =>
  (
    await database.select({ name: students.name }).from(students).where(hasWords(students.searchText, term))
  ).map(({ name }) => name);

test.each([
  ['kumar', ['Kumar A/L Raju']],
  ['a/l r', ['Kumar A/L Raju']],
  ["d'cr", ["Nathaniel D'Cruz"]],
  ['RENEE', ['Renée Pereira']],
  ['renée', ['Renée Pereira']],
  ['林伟', ['Lim Wei Jie 林伟杰']],
  ['伟杰', ['Lim Wei Jie 林伟杰']],
  ['林杰', []],
  ['林伟杰', ['Lim Wei Jie 林伟杰']],
  ['林', ['Lim Wei Jie 林伟杰']],
  ['ei', ['Renée Pereira', 'Lim Wei Jie 林伟杰']],
  ['%', ['100%_real\\']],
  ['_', ['100%_real\\']],
  ['\\', ['100%_real\\']],
  ['%%%', []],
  ['0%_r', ['100%_real\\']],
  ['full', ['Ｆｕｌｌ Width']],
  ['ss1002', ["Nathaniel D'Cruz"]],
  ['ＳＳ１００２', ["Nathaniel D'Cruz"]],
  ['SS', names],
  ['khoo  wen', ['Khoo  Wen Xuan']],
  ['khoo wen', ['Khoo  Wen Xuan']],
  ['khoowen', ['Khoo  Wen Xuan']],
  ['KHOOWEN', ['Khoo  Wen Xuan']],
  ['limwei', ['Lim Wei Jie 林伟杰']],
  ['weijie lim', ['Lim Wei Jie 林伟杰']],
  ['wenkhoo', []],
  ['xuan khoo', ['Khoo  Wen Xuan']],
  ['　wen　khoo ', ['Khoo  Wen Xuan']],
  ['xuan kumar', []],
  ['wei 伟杰', ['Lim Wei Jie 林伟杰']],
  ['伟杰 林', ['Lim Wei Jie 林伟杰']],
  ['pereira RENÉE', ['Renée Pereira']],
  ['raju a/l', ['Kumar A/L Raju']],
  ['% kumar', []],
  ['ss 1002', ["Nathaniel D'Cruz"]],
  ['SS  1002 nathaniel', ["Nathaniel D'Cruz"]],
  ['cruz 1002', ["Nathaniel D'Cruz"]],
  ['ss 1002 kumar', []],
])('%s finds %j', async (term, expected) => {
  expect((await found(term)).toSorted()).toEqual(expected.toSorted());
});

test.each([
  ['trigrams, three letters', 'kumar', 'students_search_trigrams'],
  ['pairs, two Chinese characters', '林伟', 'students_search_pairs'],
  ['pairs, two letters', 'ju', 'students_search_pairs'],
  ['pairs, letters apart', 'a/l', 'students_search_pairs'],
  ['trigrams, a name in one', 'weijie', 'students_search_trigrams'],
  ['trigrams, several words', 'raju a kumar', 'students_search_trigrams'],
  ['pairs, a word beside a single character', '伟杰 林', 'students_search_pairs'],
])('%s use an index', async (_what, term, index) => {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`);
    const query = transaction
      .select({ id: students.id })
      .from(students)
      .where(hasWords(students.searchText, term));
    const { rows } = await transaction.execute(sql`explain ${query.getSQL()}`);
    expect(JSON.stringify(rows)).toContain(index);
  });
});
