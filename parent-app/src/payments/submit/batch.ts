/**
 * A batch of payments: one per chosen student, each sent in a separate call. Successful ones leave; failed ones keep
 * what was typed and are the only ones sent again (decision 14).
 */
import type { PaymentType } from '@portal/shared-api/payments';

/** What one call sends, compared to see whether a retry is the same payment. */
export interface Content {
  payment_type: PaymentType;
  payment_date: string;
  payment_for: string;
  payment_amount: string;
  payment_proof: File | undefined;
}

export interface Problem {
  message: string;
  /** Messages for fields that are not in the panel. */
  details: readonly string[];
  /** Identifies its log lines. */
  requestId?: string | undefined;
  /**
   * The state of the call. `refused`: not stored. `lost`: no answer, may have been stored. `taken`: an earlier call
   * with the same key was stored with other content.
   */
  outcome: 'refused' | 'lost' | 'taken';
}

export interface Panel {
  studentId: string;
  /** The idempotency key of the next call. */
  key: string;
  status: 'idle' | 'sending' | 'failed';
  /** 0 to 1 while it is sent. */
  progress: number;
  /** Why the last call failed. */
  problem: Problem | null;
  /** What the last call sent. */
  sent: Content | null;
}

/** A stored payment of the batch. */
export interface HandedIn {
  studentId: string;
  id: number;
  invoice: string;
  /** As it was typed. */
  amount: string;
}

export interface Batch {
  /** Marks its payments as one submission. */
  id?: string | undefined;
  panels: readonly Panel[];
  handedIn: readonly HandedIn[];
  /** Keys under which a payment may have been stored without an answer, by student. */
  inDoubt: Readonly<Record<string, string>>;
}

/** A batch that starts with some panels; for a restored one, also with the state of its calls. */
export const begunWith = (
  panels: readonly Pick<Panel, 'studentId' | 'key'>[],
  { id, handedIn = [], inDoubt = {} }: Partial<Pick<Batch, 'id' | 'handedIn' | 'inDoubt'>> = {},
): Batch => {
  const empty: Batch = { ...(id === undefined ? {} : { id }), panels: [], handedIn, inDoubt };
  return panels.reduce((batch, { studentId, key }) => withStudent(batch, studentId, key), empty);
};

/** Keys that may have been stored if no answer comes, including those being sent. */
export const doubtful = ({ panels, inDoubt }: Batch): Batch['inDoubt'] => ({
  ...inDoubt,
  ...Object.fromEntries(
    panels.flatMap(({ studentId, key, status }) => (status === 'sending' ? [[studentId, key]] : [])),
  ),
});

/** Restores a payment to the form while it is unknown whether it was stored. */
export const isUnclear = ({ inDoubt }: Batch, { studentId, status }: Panel): boolean =>
  status === 'idle' && studentId in inDoubt;

export const hasStudent = ({ panels }: Batch, studentId: string): boolean =>
  panels.some((panel) => panel.studentId === studentId);

/** Students that can still be added: neither in the batch nor already sent with it. */
export const addable = <Student extends { student_id: string }>(
  { panels, handedIn }: Batch,
  students: readonly Student[],
): Student[] =>
  students.filter(({ student_id }) =>
    [...panels, ...handedIn].every(({ studentId }) => studentId !== student_id),
  );

export const isSending = ({ panels }: Batch): boolean => panels.some(({ status }) => status === 'sending');

/** Everything in the batch is stored. */
export const isDone = ({ panels, handedIn }: Batch): boolean => panels.length === 0 && handedIn.length > 0;

/** Adds a panel. A student already in the batch stays as is. */
export function withStudent(batch: Batch, studentId: string, key: string): Batch {
  if (hasStudent(batch, studentId)) return batch;
  // Removed and added again, it is still the payment whose answer was lost.
  const panel: Panel = {
    studentId,
    key: batch.inDoubt[studentId] ?? key,
    status: 'idle',
    progress: 0,
    problem: null,
    sent: null,
  };
  return { ...batch, panels: [...batch.panels, panel] };
}

/** Removes a panel unless its payment is being sent. */
export const withoutStudent = (batch: Batch, studentId: string): Batch => ({
  ...batch,
  panels: batch.panels.filter((panel) => panel.studentId !== studentId || panel.status === 'sending'),
});

const isSame = (one: Content, other: Content): boolean =>
  (Object.keys(one) as (keyof Content)[]).every((field) => one[field] === other[field]);

/**
 * Whether the next call needs a new key. Not while a payment is in doubt, whatever was changed since: if it was
 * stored, the server then says so instead of storing a second one.
 */
const needsNewKey = ({ inDoubt }: Batch, { studentId, problem, sent }: Panel, content: Content): boolean =>
  !(studentId in inDoubt) &&
  problem !== null &&
  sent !== null &&
  (problem.outcome === 'taken' || !isSame(sent, content));

/** Marks every panel as being sent. `newKey` is called for each that needs another key. */
export const sending = (
  batch: Batch,
  contentOf: (studentId: string) => Content,
  newKey: () => string,
): Batch => ({
  ...batch,
  panels: batch.panels.map((panel) => {
    const content = contentOf(panel.studentId);
    return {
      ...panel,
      key: needsNewKey(batch, panel, content) ? newKey() : panel.key,
      status: 'sending',
      progress: 0,
      problem: null,
      sent: content,
    };
  }),
});

const change = (batch: Batch, studentId: string, values: Partial<Panel>): Batch => ({
  ...batch,
  panels: batch.panels.map((panel) => (panel.studentId === studentId ? { ...panel, ...values } : panel)),
});

export const withProgress = (batch: Batch, studentId: string, progress: number): Batch =>
  change(batch, studentId, { progress });

const without = (keys: Batch['inDoubt'], studentId: string): Batch['inDoubt'] =>
  Object.fromEntries(Object.entries(keys).filter(([student]) => student !== studentId));

/** The payment is stored, so its panel is removed. */
export const withSuccess = (batch: Batch, handedIn: HandedIn): Batch => ({
  ...batch,
  panels: batch.panels.filter(({ studentId }) => studentId !== handedIn.studentId),
  handedIn: [...batch.handedIn, handedIn],
  inDoubt: without(batch.inDoubt, handedIn.studentId),
});

/**
 * The payment was not stored, or that is unknown: its panel stays with the reason. A refusal does not settle a doubt,
 * since the server may refuse before checking the key.
 */
export function withFailure(batch: Batch, studentId: string, problem: Problem): Batch {
  const failed = change(batch, studentId, { status: 'failed', progress: 0, problem });
  const key = failed.panels.find((panel) => panel.studentId === studentId)?.key;
  if (problem.outcome === 'lost' && key)
    return { ...failed, inDoubt: { ...batch.inDoubt, [studentId]: key } };
  return problem.outcome === 'taken' ? { ...failed, inDoubt: without(batch.inDoubt, studentId) } : failed;
}
