import { afterAll, describe, expect, test } from '@jest/globals';
import { signInParent, signInStudent } from '@portal/shared-api/session';
import * as contract from '@portal/shared-api/password-resets';
import { parentProfile } from '@portal/shared-api/profiles';
import { sql } from 'drizzle-orm';
import { openMailbox, type Letter } from '../testing/mailbox.ts';
import { addBranch, addParent, addStudent, PASSWORD } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';
import { until } from '../testing/until.ts';

const mailbox = await openMailbox();
afterAll(mailbox.close);

const mail = {
  server: `smtp://127.0.0.1:${mailbox.port}`,
  from: 'Sinar Scholars <office@test.example>',
  address: 'https://portal.test.example/',
};
const { app, call, database } = await testPortal({ mail, rateLimitFactor: 1 });
const NEW = 'quite another sentence';

const ask = (role: string, email: string) => call(contract.requestPasswordReset, { body: { role, email } });
const complete = (token: string, password = NEW) =>
  call(contract.completePasswordReset, { body: { token, new_password: password } });
const mailTo = (address: string) => until(() => mailbox.newestTo(address));
const tokensIn = ({ text }: Letter) =>
  [...text.matchAll(/https:\/\/portal\.test\.example\/signin#new-password=([\w-]{43})/g)].map(
    ([, token]) => token!,
  );

test('a link sets a new password once and ends every session; used, it says so', async () => {
  const parent = await addParent(database);
  const { status, body } = await ask('parent', ` ${parent.email.toUpperCase()} `);
  expect([status, body.message]).toEqual([200, expect.stringContaining('If there is such an account')]);
  const [token] = tokensIn(await mailTo(parent.email));
  expect((await call(parentProfile, {}, parent.token)).status).toBe(200);

  const weak = await complete(token!, 'password');
  expect([weak.status, Object.keys(weak.body.errors)]).toEqual([400, ['new_password']]);
  expect((await complete(token!)).status).toBe(200);
  expect((await call(parentProfile, {}, parent.token)).status).toBe(401);
  expect((await call(signInParent, { body: { email: parent.email, password: PASSWORD } })).status).toBe(401);
  expect((await call(signInParent, { body: { email: parent.email, password: NEW } })).status).toBe(200);

  const again = await complete(token!, 'a third long sentence');
  expect([again.status, again.body.code, again.body.message]).toEqual([
    400,
    'reset_link_invalid',
    'This link has expired or was used already. Please ask for a new one.',
  ]);
});

test('of one link used twice at the same moment one sets the password', async () => {
  const parent = await addParent(database);
  await ask('parent', parent.email);
  const [token] = tokensIn(await mailTo(parent.email));
  const answers = await Promise.all([
    complete(token!, 'the first sentence'),
    complete(token!, 'the other sentence'),
  ]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
});

test('a link ends after an hour, and with a change of the address or a suspension', async () => {
  const [late, changed, suspended] = await Promise.all([1, 2, 3].map(() => addParent(database)));
  const tokens: string[] = [];
  for (const parent of [late!, changed!, suspended!]) {
    await ask('parent', parent.email);
    tokens.push(tokensIn(await mailTo(parent.email))[0]!);
  }
  await database.execute(
    sql`update password_resets set expires_at = now() - interval '1 second' where account_id = ${late!.accountId}`,
  );
  await database.execute(
    sql`update accounts set email = 'moved@test.example' where id = ${changed!.accountId}`,
  );
  await database.execute(sql`update accounts set status = 'suspended' where id = ${suspended!.accountId}`);
  for (const token of [...tokens, 'never sent'])
    expect((await complete(token)).body.code).toBe('reset_link_invalid');
});

test('siblings with one address get one mail that names each with the Student ID', async () => {
  const branchId = await addBranch(database, 'Georgetown');
  const email = 'family@test.example';
  const [first, second] = [
    await addStudent(database, { branchId, name: 'Aina' }),
    await addStudent(database, { branchId, name: 'Ben' }),
  ];
  await database.execute(
    sql`update accounts set email = ${email} where id in (${first.accountId}, ${second.accountId})`,
  );
  await ask('student', email);
  const sent = await mailTo(email);
  expect(sent.text).toContain(`Aina (${first.studentId})`);
  expect(sent.text).toContain(`Ben (${second.studentId})`);
  const tokens = tokensIn(sent);
  expect(tokens).toHaveLength(2);
  expect((await complete(tokens[1]!)).status).toBe(200);
  const signIn = (id: string, password: string) =>
    call(signInStudent, { body: { email: id, password } }).then(({ status }) => status);
  expect([await signIn(second.studentId, NEW), await signIn(first.studentId, PASSWORD)]).toEqual([200, 200]);
});

test('nobody learns which accounts exist: same words, and no mail where there is none; asking is limited alike', async () => {
  const parent = await addParent(database);
  const unknown = 'nobody@test.example';
  const answers = [await ask('parent', parent.email), await ask('parent', unknown)];
  expect(answers[0]!.body).toEqual(answers[1]!.body);
  expect(answers[0]!.queries - answers[1]!.queries).toBeLessThanOrEqual(3);
  await mailTo(parent.email);
  for (const email of [parent.email, unknown]) {
    const statuses: number[] = [];
    for (let number = 1; number <= contract.RESETS_PER_HOUR; number += 1)
      statuses.push((await ask('parent', email)).status);
    expect(statuses).toEqual([...Array(contract.RESETS_PER_HOUR - 1).fill(200), 429]);
  }
  expect(mailbox.letters.some(({ to }) => to.includes(unknown))).toBe(false);
});

describe('a stranger who asks for somebody else, from many addresses', () => {
  /** Each request comes from a different address. */
  const askFrom = async (remoteAddress: string, email: string, role = 'parent') => {
    const answer = await app.inject({
      ...{ method: 'POST', url: '/api/password-reset', remoteAddress },
      payload: { role, email },
    });
    return answer.statusCode;
  };
  const mailsTo = (address: string) => mailbox.letters.filter(({ to }) => to.includes(address));

  test('fills no mailbox and keeps the owner out of nothing: a mail of this hour works, then there are new ones', async () => {
    const { email } = await addParent(database);
    const { email: another } = await addParent(database);
    for (let stranger = 1; stranger <= 2 * contract.MAILS_PER_HOUR; stranger += 1)
      expect(await askFrom(`198.51.100.${stranger}`, email)).toBe(200);
    expect(await askFrom('203.0.113.7', email)).toBe(200);
    expect(await askFrom('203.0.113.7', another)).toBe(200);
    await mailTo(another);
    expect(mailsTo(email)).toHaveLength(contract.MAILS_PER_HOUR);
    const [token] = tokensIn(mailsTo(email).at(-1)!);
    expect((await complete(token!)).status).toBe(200);
    expect(await askFrom('203.0.113.7', email)).toBe(200);
    await until(() => mailsTo(email)[contract.MAILS_PER_HOUR]);
  });

  test('who asks for one of siblings by Student ID leaves a mail that opens the others too', async () => {
    const branchId = await addBranch(database, 'Bayan Lepas');
    const [first, second] = [
      await addStudent(database, { branchId }),
      await addStudent(database, { branchId }),
    ];
    await database.execute(
      sql`update accounts set email = 'both@test.example' where id in (${first.accountId}, ${second.accountId})`,
    );
    expect(await askFrom('198.51.100.77', first.studentId, 'student')).toBe(200);
    expect(tokensIn(await mailTo('both@test.example'))).toHaveLength(2);
  });
});

test('a link says whose it is before anything is typed, and that it holds no longer', async () => {
  const branchId = await addBranch(database, 'Sungai Ara');
  const student = await addStudent(database, { branchId, name: 'Aina' });
  await ask('student', student.email);
  const [token] = tokensIn(await mailTo(student.email));
  const check = () => call(contract.checkPasswordReset, { body: { token: token! } });
  expect((await check()).body).toEqual({ name: 'Aina', student_id: student.studentId });
  expect((await check()).status).toBe(200);
  expect((await complete(token!)).status).toBe(200);
  const used = await check();
  expect([used.status, used.body.code]).toEqual([400, 'reset_link_invalid']);
});

test.each([
  ['mum', false],
  ['mum@', false],
  ['mum@family', false],
  ['SS1007', true],
  ['ss1007', true],
  [' Mum@Family.example', true],
])('%s is asked for: %s; nothing would ever arrive for anything else', (email, isAsked) => {
  const { body } = contract.requestPasswordReset;
  expect(body.safeParse({ role: 'student', email }).success).toBe(isAsked);
});
