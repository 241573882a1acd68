import { expect, test } from '@jest/globals';
import { begunWith, sending, withFailure, withSuccess } from './batch.ts';
import { readDraft, withAnswers } from './draft.ts';

const start = { payment_for: 'May-2026', payment_amount: '240.00' };
const read = readDraft((id) => (id === 'SS1' || id === 'SS2' ? start : undefined));
const panel = (studentId: string) => ({
  studentId,
  key: `key-${studentId}`,
  values: { payment_amount: '60' },
});
const kept = {
  payment_type: 'Cash',
  payment_date: '2026-05-02',
  panels: [panel('SS1')],
  handedIn: [{ studentId: 'SS2', id: 7, invoice: 'SS100007', amount: '50' }],
  inDoubt: { SS1: 'key-SS1' },
};

test('comes back with keys, what is stored, what is in doubt, and the start of what was not typed', () => {
  expect(read(kept)).toEqual({
    ...kept,
    panels: [{ ...panel('SS1'), values: { ...start, payment_amount: '60' } }],
  });
});

test('knows nothing of students who are linked no more', () => {
  const gone = {
    ...kept,
    panels: [panel('SS1'), panel('SS9')],
    handedIn: [{ studentId: 'SS9' }],
    inDoubt: { SS9: 'k' },
  };
  expect(read(gone)).toMatchObject({ panels: [{ studentId: 'SS1' }], handedIn: [], inDoubt: {} });
});

test.each([
  ['a type that does not exist', { payment_type: 'Cheque' }],
  ['no date', { payment_date: 5 }],
  ['no panels', { panels: null }],
])('is none with %s', (_, over) => expect(read({ ...kept, ...over })).toBeNull());

test('of an earlier portal has nothing in doubt', () => {
  const { payment_type, payment_date, panels } = kept;
  expect(read({ payment_type, payment_date, panels })).toMatchObject({ handedIn: [], inDoubt: {} });
});

test('has what is known after each answer, with what was typed as it is', () => {
  const draft = read({ ...kept, panels: [panel('SS1'), panel('SS2')], handedIn: [], inDoubt: {} })!;
  const sent = sending(
    begunWith(draft.panels),
    () => ({ ...start, payment_type: 'Cash', payment_date: '2026-05-02', payment_proof: undefined }),
    () => 'new key',
  );
  const handedIn = { studentId: 'SS2', id: 7, invoice: 'SS100007', amount: '60' };
  const stored = withSuccess(sent, handedIn);
  expect(withAnswers(draft, stored)).toEqual({
    ...draft,
    handedIn: [handedIn],
    inDoubt: { SS1: 'key-SS1' },
    panels: [draft.panels[0]],
  });
  const refused = withFailure(stored, 'SS1', { message: 'No', details: [], outcome: 'refused' });
  expect(withAnswers(draft, refused).inDoubt).toEqual({});
});
