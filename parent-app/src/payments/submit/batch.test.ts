import { describe, expect, test } from '@jest/globals';
import {
  addable,
  begunWith,
  isDone,
  isSending,
  sending,
  withFailure,
  withoutStudent,
  withProgress,
  withStudent,
  withSuccess,
  type Batch,
  type Content,
  type Problem,
} from './batch.ts';

const slip = new File(['slip'], 'slip.pdf');
const content = (over: Partial<Content> = {}): Content => ({
  payment_type: 'E-Wallet',
  payment_date: '2026-01-31',
  payment_for: 'January-2026',
  payment_amount: '240.00',
  payment_proof: slip,
  ...over,
});
const problem = (outcome: Problem['outcome']): Problem => ({ message: 'No', details: [], outcome });
const stored = (studentId: string, id: number) => ({
  studentId,
  id,
  invoice: `SS10000${id}`,
  amount: '240.00',
});

/** Two students, and keys that count up. */
const two = () =>
  begunWith([
    { studentId: 'SS1', key: 'key-1' },
    { studentId: 'SS2', key: 'key-2' },
  ]);
const send = (batch: Batch, over: Partial<Content> = {}) => {
  let made = 2;
  return sending(
    batch,
    () => content(over),
    () => `key-${++made}`,
  );
};
const keys = ({ panels }: Batch) => panels.map(({ studentId, key }) => `${studentId} ${key}`);
const states = ({ panels }: Batch) => panels.map(({ studentId, status }) => `${studentId} ${status}`);

test('a student is in the batch once, with the first key', () => {
  const batch = two();
  expect(withStudent(batch, 'SS1', 'another')).toBe(batch);
  expect(states(batch)).toEqual(['SS1 idle', 'SS2 idle']);
  expect(isSending(batch) || isDone(batch)).toBe(false);
});

test('who is in the batch or was handed in with it cannot be added', () => {
  const students = ['SS1', 'SS2', 'SS3'].map((student_id) => ({ student_id }));
  const ids = (batch: Batch) => addable(batch, students).map(({ student_id }) => student_id);
  expect(ids(two())).toEqual(['SS3']);
  expect(ids(withSuccess(send(two()), stored('SS1', 7)))).toEqual(['SS3']);
  expect(ids(withoutStudent(two(), 'SS2'))).toEqual(['SS2', 'SS3']);
});

test('a student is taken out, but not while the payment is on its way', () => {
  expect(states(withoutStudent(two(), 'SS1'))).toEqual(['SS2 idle']);
  const sent = send(two());
  expect(states(withoutStudent(sent, 'SS1'))).toEqual(['SS1 sending', 'SS2 sending']);
  expect(isDone(withoutStudent(withoutStudent(two(), 'SS1'), 'SS2'))).toBe(false);
});

test('each panel has progress of its own', () => {
  const batch = withProgress(send(two()), 'SS2', 0.4);
  expect(batch.panels.map(({ progress }) => progress)).toEqual([0, 0.4]);
});

test('what succeeds leaves, what fails stays and is the only one sent again', () => {
  let batch = withSuccess(send(two()), stored('SS1', 7));
  expect(isSending(batch)).toBe(true);
  batch = withFailure(batch, 'SS2', problem('refused'));
  expect(states(batch)).toEqual(['SS2 failed']);
  expect(batch.handedIn).toEqual([stored('SS1', 7)]);
  expect(isSending(batch) || isDone(batch)).toBe(false);

  batch = send(batch);
  expect(states(batch)).toEqual(['SS2 sending']);
  expect(batch.panels[0]!.problem).toBeNull();
  batch = withSuccess(batch, stored('SS2', 8));
  expect(isDone(batch)).toBe(true);
  expect(batch.handedIn.map(({ id }) => id)).toEqual([7, 8]);
});

describe('the key of a repeat', () => {
  const after = (outcome: Problem['outcome'], over: Partial<Content> = {}) =>
    keys(send(withFailure(send(two()), 'SS2', problem(outcome)), over))[1];

  test('stays for the same content', () => {
    expect(after('refused')).toBe('SS2 key-2');
    expect(after('lost')).toBe('SS2 key-2');
  });

  test.each([
    ['payment_type', 'Bank Transfer'],
    ['payment_date', '2026-01-30'],
    ['payment_for', 'February-2026'],
    ['payment_amount', '120.00'],
    ['payment_proof', new File(['slip'], 'slip.pdf')],
  ])('is another one when %s was changed after a refusal', (field, value) => {
    expect(after('refused', { [field]: value })).toBe('SS2 key-3');
  });

  test('stays when the answer was lost, so that a change never becomes a second payment', () => {
    expect(after('lost', { payment_amount: '120.00' })).toBe('SS2 key-2');
  });

  test('stays in doubt through a refusal, and when the student is taken out and added again', () => {
    let batch = withFailure(send(two()), 'SS2', problem('lost'));
    batch = withFailure(send(batch), 'SS2', problem('refused'));
    batch = withStudent(withoutStudent(batch, 'SS2'), 'SS2', 'key-9');
    expect(keys(send(batch, { payment_amount: '120.00' }))[1]).toBe('SS2 key-2');

    batch = withSuccess(send(batch), stored('SS2', 8));
    expect(keys(withStudent(batch, 'SS2', 'key-9'))[1]).toBe('SS2 key-9');
  });

  test('is another one once the server said that the first was stored', () => {
    expect(after('taken')).toBe('SS2 key-3');
  });

  test('a refusal of one does not touch the other', () => {
    const batch = withFailure(send(two()), 'SS2', problem('refused'));
    const both = withFailure(batch, 'SS1', problem('lost'));
    expect(keys(send(both, { payment_amount: '1.00' }))).toEqual(['SS1 key-1', 'SS2 key-3']);
  });
});
