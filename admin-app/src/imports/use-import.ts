import { isApiError } from '@portal/shared-api/client';
import { idempotencyKey } from '@portal/shared-api/idempotency-key';
import {
  checkImport,
  readImport,
  runImport,
  type CheckedLine,
  type ImportValues,
} from '@portal/shared-api/imports';
import { useApi, useApiMutation } from '@portal/shared-api/react';
import { useRef, useState } from 'react';

/** `another`: a similar student exists, and this is another child. `ask`: undecided. */
export type Action = 'create' | 'another' | 'skip' | 'update' | 'ask';

export interface Line extends CheckedLine {
  action: Action;
}

interface Read {
  fileName: string;
  lines: Line[];
  truncated: boolean;
}

const base64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(new Error('unreadable')));
    reader.readAsDataURL(file);
  });

export const isWrong = ({ problems }: CheckedLine): boolean => Object.keys(problems).length > 0;
export const isWaiting = (line: Line): boolean =>
  line.action === 'ask' || (line.action !== 'skip' && isWrong(line));

/** Existing students stay unchanged unless somebody decides otherwise. Possible matches are asked about. */
const actionOf = ({ student }: CheckedLine): Action =>
  student === null ? 'create' : student.certain ? 'skip' : 'ask';

/** Lines that need a decision come first, then differing ones. They keep their places while being corrected. */
const urgency = (line: Line) =>
  isWaiting(line) ? 0 : line.student?.changes.length ? 1 : line.student ? 2 : 3;

/** The import of a file: read, corrected line by line, then imported as a whole. */
export function useImport(onImported: (id: number, message: string) => void) {
  const api = useApi();
  const run = useApiMutation(runImport, ['students', 'parents', 'outstanding']);
  const [read, setRead] = useState<Read | null>(null);
  const [busy, setBusy] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const sent = useRef({ content: '', key: '' });

  async function during<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    setBusy(true);
    setFailure(null);
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  }

  const open = (file: File) =>
    during(async () => {
      const answer = await api.call(readImport, {
        body: { file_name: file.name, content: await base64(file) },
      });
      const lines = answer.data.map((line) => ({ ...line, action: actionOf(line) }));
      setRead({
        fileName: file.name,
        truncated: answer.truncated,
        lines: lines.toSorted((a, b) => urgency(a) - urgency(b) || a.line - b.line),
      });
    }).catch((error: unknown) => {
      if (!isApiError(error)) throw error;
      // What is wrong with the file says more than that something is.
      setFailure(Object.values(error.errors).flat().join(' ') || error.message);
    });

  /** Applies corrections to lines. All lines are checked again, since two may now be the same child. */
  const correct = (corrected: ReadonlyMap<number, Partial<ImportValues>>) =>
    during(async () => {
      const lines = read!.lines.map((line) => ({
        ...line,
        values: { ...line.values, ...corrected.get(line.line) },
      }));
      const { data } = await api.call(checkImport, {
        body: { lines: lines.map(({ line, values }) => ({ line, values })) },
      });
      setRead({
        ...read!,
        lines: data.map((line, at) => ({
          ...line,
          action:
            corrected.has(line.line) || line.student?.id !== lines[at]!.student?.id
              ? actionOf(line)
              : lines[at]!.action,
        })),
      });
    });

  const change = (actionFor: (line: Line) => Action) =>
    setRead({ ...read!, lines: read!.lines.map((line) => ({ ...line, action: actionFor(line) })) });
  const choose = (number: number, action: Action) =>
    change((line) => (line.line === number ? action : line.action));
  const leaveOutWaiting = () => change((line) => (isWaiting(line) ? 'skip' : line.action));

  /** Pressing again after a lost answer does not import twice. */
  const takeOver = (branchId: string | undefined) =>
    during(async () => {
      const body = {
        file_name: read!.fileName,
        ...(branchId ? { branch_id: branchId } : {}),
        lines: read!.lines.map(({ line, values, action, student }) => ({
          line,
          values,
          action: action === 'update' || action === 'skip' ? action : ('create' as const),
          as_new: action === 'another',
          version: student?.version ?? null,
        })),
      };
      const content = JSON.stringify(body);
      if (content !== sent.current.content) sent.current = { content, key: idempotencyKey() };
      setWriting(true);
      const answer = await run
        .mutateAsync({ body, options: { idempotencyKey: sent.current.key } })
        .finally(() => setWriting(false));
      setRead(null);
      onImported(answer.id, answer.message);
    });

  const close = () => {
    setRead(null);
    setFailure(null);
  };

  return { read, busy, isWriting, failure, open, correct, choose, leaveOutWaiting, takeOver, close };
}
export type Import = ReturnType<typeof useImport>;
