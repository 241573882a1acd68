import { beforeAll, describe, expect, test } from '@jest/globals';
import { today } from '@portal/shared-api/calendar';
import { adminPaymentDetails, adminProof, deletePayment } from '@portal/shared-api/payments-admin';
import { periodTextOfDate } from '@portal/shared-api/period';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { slip, paymentCalls } from '../testing/payments.ts';
import { testPortal } from '../testing/portal.ts';
import { addWorld, type World } from '../testing/world.ts';
import { imageHash } from './image-hash.ts';
import { sameLook } from './reused-proofs.ts';

const portal = await testPortal();
const { database, call } = portal;
const { submit, decide, record } = paymentCalls(portal);
let world: World;
let paid = 0;

beforeAll(async () => {
  world = await addWorld(database);
});

/** A photo-like image; the scene differs with the number. */
const photo = (scene: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#f4f4f4"/>
      ${Array.from({ length: 12 }, (_, at) => {
        const place = (seed: number) => (scene * 7919 + at * 104_729 * seed) % 500;
        return `<rect x="${place(1)}" y="${place(3)}" width="${60 + place(5) / 4}" height="${50 + place(7) / 4}" fill="#${((place(11) % 7) + 1) * 222 + 111}"/>`;
      }).join('')}</svg>`,
    ),
  );

const file = (bytes: Buffer, type: 'png' | 'jpeg') =>
  new File([new Uint8Array(bytes)], `slip.${type}`, { type: `image/${type}` });

/** Submits a proof an hour after all others, so that it is not part of a batch. Returns the payment's id. */
async function handIn(proof: File): Promise<number> {
  const { home } = world;
  await database.execute(sql`update files set created_at = created_at - interval '1 hour'`);
  const { body, status } = await submit(
    home.parent,
    home.student.studentId,
    { payment_type: 'E-Wallet', payment_amount: `${50 + ++paid}` },
    { files: { payment_proof: proof } },
  );
  expect(status).toBe(200);
  return body.id;
}

const reusedOf = async (id: number, by: 'level_1' | 'level_3' = 'level_3') =>
  (await call(adminPaymentDetails, { params: { id } }, world.callers[by].token)).body.reused_proofs;

test('a smaller and saved again copy is found from both sides, another image is not', async () => {
  const first = await handIn(file(await photo(1).png().toBuffer(), 'png'));
  await handIn(file(await photo(2).png().toBuffer(), 'png'));
  const copy = await handIn(file(await photo(1).resize(300).jpeg({ quality: 40 }).toBuffer(), 'jpeg'));
  const { studentId, name } = world.home.student;
  expect(await reusedOf(copy)).toEqual([
    {
      id: first,
      invoice_no: expect.any(String),
      exact: false,
      together: false,
      submitted_at: expect.any(String),
      older: true,
      removed: false,
      payment: {
        student: { student_id: studentId, name },
        payment_amount: '51.00',
        payment_for: periodTextOfDate(today()),
        payment_status: 'pending_approval',
      },
    },
  ]);
  expect(await reusedOf(first)).toMatchObject([{ id: copy, exact: false, older: false }]);
});

test('the same bytes come first, of any branch, rejected and removed ones too, five at most', async () => {
  const bytes = await photo(3).png().toBuffer();
  const alike = await handIn(file(await photo(3).resize(400).jpeg().toBuffer(), 'jpeg'));
  const rejected = await handIn(file(bytes, 'png'));
  await decide(world.callers.level_1, rejected, 'reject', { comment: 'Unreadable' });
  const other = await record(
    world.callers.level_3,
    world.foreign.student.studentId,
    { payment_type: 'Bank Transfer' },
    { files: { payment_proof: file(bytes, 'png') } },
  );
  const latest = await handIn(file(bytes, 'png'));
  expect(await reusedOf(latest)).toMatchObject([
    { id: other.body.id, exact: true },
    { id: rejected, exact: true },
    { id: alike, exact: false },
  ]);
  for (let more = 0; more < 4; more++) await handIn(file(bytes, 'png'));
  const found: { exact: boolean }[] = await reusedOf(latest);
  expect(found.map(({ exact }) => exact)).toEqual([true, true, true, true, true]);
});

test('whose and how much it is and the way to its slip are only for who may open it', async () => {
  const bytes = await photo(5).png().toBuffer();
  const elsewhere = await record(
    world.callers.level_3,
    world.foreign.student.studentId,
    { payment_type: 'Bank Transfer' },
    { files: { payment_proof: file(bytes, 'png') } },
  );
  const removed = await handIn(file(bytes, 'png'));
  await decide(world.callers.level_1, removed, 'reject', { comment: 'Twice' });
  await call(deletePayment, { params: { id: removed } }, world.callers.level_1.token);
  const near = await handIn(file(bytes, 'png'));
  const latest = await handIn(file(bytes, 'png'));

  const opens = (list: { id: number; payment: object | null }[]) =>
    Object.fromEntries(list.map(({ id, payment }) => [id, payment !== null]));
  const expected = { [near]: true, [removed]: false, [elsewhere.body.id]: false };
  expect(opens(await reusedOf(latest, 'level_1'))).toEqual(expected);
  expect(opens(await reusedOf(latest))).toEqual({ ...expected, [elsewhere.body.id]: true });
  for (const [id, may] of Object.entries(expected)) {
    const { status } = await call(adminProof, { params: { id: Number(id) } }, world.callers.level_1.token);
    expect([id, status]).toEqual([id, may ? 200 : 404]);
  }
});

test('blank pictures are like nothing', async () => {
  const blank = (background: string, height: number) =>
    sharp({ create: { width: 300, height, channels: 3, background } });
  await handIn(file(await blank('#ffffff', 400).png().toBuffer(), 'png'));
  const second = await handIn(file(await blank('#fefefe', 401).png().toBuffer(), 'png'));
  expect(await reusedOf(second)).toEqual([]);
  const textured = await handIn(await slip(7));
  expect(await reusedOf(textured)).toEqual([]);
});

describe('the hash', () => {
  test.each([
    ['0000000000000000', '0000000000000000', 0],
    ['0123456789abcdef', '0123456789abcdee', 1],
    ['0000000000000000', 'ffffffffffffffff', 64],
  ])('%s and %s are %i bits apart', async (one, other, distance) => {
    const { rows } = await database.execute(
      sql`select image_distance(${Buffer.from(one, 'hex')}, ${Buffer.from(other, 'hex')}) as distance`,
    );
    expect(rows).toEqual([{ distance }]);
  });

  test('is found through the index whichever six bits differ, among 100,000 others', async () => {
    const hash = (await imageHash(await photo(9).png().toBuffer()))!;
    await database.execute(sql`
      insert into files (content_type, size, sha256, name, image_hash)
      select 'image/png', 1, sha256(number::text::bytea), 'slip', substr(sha256(('x' || number)::bytea), 1, 8)
      from generate_series(1, 100000) number`);
    await database.execute(sql`analyze files`);
    const query = sameLook(database, hash, [0]);
    const { rows } = await database.execute<{ 'QUERY PLAN': string }>(sql`explain ${query.getSQL()}`);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('files_image_bands');

    for (let round = 0; round < 20; round++) {
      const near = Buffer.from(hash);
      for (let flip = 0; flip < 6; flip++) {
        const bit = (round * 13 + flip * 11) % 64;
        near[bit >> 3]! ^= 1 << (bit & 7);
      }
      const { rows: found } = await database.execute(
        sql`select image_bands(${near}) && image_probes(${hash}) as found, image_distance(${near}, ${hash}) as distance`,
      );
      expect(found).toEqual([{ found: true, distance: 6 }]);
    }
  });
});
