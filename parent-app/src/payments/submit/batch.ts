/**
 * A batch of payments: one for each chosen student, each handed in by a call of its own. Those that succeed leave,
 * those that fail stay with what was typed and are the only ones sent again (decision 14).
 */
import type { PaymentType } from '@portal/shared-api/payments';

/** What one call hands in; compared to see whether a repeat is the same payment. */
export interface Content {
  payment_type: PaymentType;
  payment_date: string;
  payment_for: string;
  payment_amount: string;
  payment_proof: File | undefined;
}

export interface Problem {
  message: string;
  /** Messages of fields that the form does not show. */
  details: readonly string[];
  /** Tells which log lines belong to it. */
  requestId?: string | undefined;
  /**
   * What is known of the call. `refused`: nothing was stored. `lost`: no answer, it may have been stored.
   * `taken`: an earlier call under the same key was stored, with other content.
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
  /** What the last call handed in. */
  sent: Content | null;
}

/** A payment of the batch that is stored. */
export interface HandedIn {
  studentId: string;
  id: number;
  invoice: string;
  /** As it was typed. */
  amount: string;
}

export interface Batch {
  /** What makes its payments one submission. */
  id?: string | undefined;
  panels: readonly Panel[];
  handedIn: readonly HandedIn[];
  /** Keys under which a payment may have been stored, by student: its answer was lost. */
  inDoubt: Readonly<Record<string, string>>;
}

/** A batch that begins with some panels; of one that was left before, also with what is known of its calls. */
export const begunWith = (
  panels: readonly Pick<Panel, 'studentId' | 'key'>[],
  { id, handedIn = [], inDoubt = {} }: Partial<Pick<Batch, 'id' | 'handedIn' | 'inDoubt'>> = {},
): Batch => {
  const empty: Batch = { ...(id === undefined ? {} : { id }), panels: [], handedIn, inDoubt };
  return panels.reduce((batch, { studentId, key }) => withStudent(batch, studentId, key), empty);
};

/** Keys under which a payment may have been stored if nothing more is heard: of those on their way as well. */
export const doubtful = ({ panels, inDoubt }: Batch): Batch['inDoubt'] => ({
  ...inDoubt,
  ...Object.fromEntries(
    panels.flatMap(({ studentId, key, status }) => (status === 'sending' ? [[studentId, key]] : [])),
  ),
});

/** A payment that comes back into the form while nobody knows whether it was stored. */
export const isUnclear = ({ inDoubt }: Batch, { studentId, status }: Panel): boolean =>
  status === 'idle' && studentId in inDoubt;

export const hasStudent = ({ panels }: Batch, studentId: string): boolean =>
  panels.some((panel) => panel.studentId === studentId);

/** The students who can still be added: neither in the batch nor handed in with it. */
export const addable = <Student extends { student_id: string }>(
  { panels, handedIn }: Batch,
  students: readonly Student[],
): Student[] =>
  students.filter(({ student_id }) =>
    [...panels, ...handedIn].every(({ studentId }) => studentId !== student_id),
  );

export const isSending = ({ panels }: Batch): boolean => panels.some(({ status }) => status === 'sending');

/** Everything that was in the batch is stored. */
export const isDone = ({ panels, handedIn }: Batch): boolean => panels.length === 0 && handedIn.length > 0;

/** Adds a panel; a student who is in the batch already stays as is. */
export function withStudent(batch: Batch, studentId: string, key: string): Batch {
  if (hasStudent(batch, studentId)) return batch;
  // Taken out and added again is still the payment whose answer was lost.
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

/** Takes a panel out, unless its payment is on its way. */
export const withoutStudent = (batch: Batch, studentId: string): Batch => ({
  ...batch,
  panels: batch.panels.filter((panel) => panel.studentId !== studentId || panel.status === 'sending'),
});

const isSame = (one: Content, other: Content): boolean =>
  (Object.keys(one) as (keyof Content)[]).every((field) => one[field] === other[field]);

/**
 * Whether the next call must go out under another key. While a payment is in doubt it must not, whatever was changed
 * since: if it was stored, the server then says so instead of storing a second one.
 */
const needsNewKey = ({ inDoubt }: Batch, { studentId, problem, sent }: Panel, content: Content): boolean =>
  !(studentId in inDoubt) &&
  problem !== null &&
  sent !== null &&
  (problem.outcome === 'taken' || !isSame(sent, content));

/** Every panel goes on its way. `newKey` is asked for each panel that needs another key. */
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

/** The payment is stored: its panel leaves. */
export const withSuccess = (batch: Batch, handedIn: HandedIn): Batch => ({
  ...batch,
  panels: batch.panels.filter(({ studentId }) => studentId !== handedIn.studentId),
  handedIn: [...batch.handedIn, handedIn],
  inDoubt: without(batch.inDoubt, handedIn.studentId),
});

/**
 * The payment was not stored, or nobody knows: its panel stays with the reason. A refusal takes no doubt away, since
 * the server may refuse before it looks for the key.
 */
export function withFailure(batch: Batch, studentId: string, problem: Problem): Batch {
  const failed = change(batch, studentId, { status: 'failed', progress: 0, problem });
  const key = failed.panels.find((panel) => panel.studentId === studentId)?.key;
  if (problem.outcome === 'lost' && key)
    return { ...failed, inDoubt: { ...batch.inDoubt, [studentId]: key } };
  return problem.outcome === 'taken' ? { ...failed, inDoubt: without(batch.inDoubt, studentId) } : failed;
}
