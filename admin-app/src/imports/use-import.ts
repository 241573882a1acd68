import { isApiError } from '@portal/shared-api/client';
import {
  checkImport,
  readImport,
  runImport,
  type CheckedLine,
  type ImportResult,
  type ImportValues,
} from '@portal/shared-api/imports';
import { useApi, useApiMutation } from '@portal/shared-api/react';
import { useState } from 'react';

export type Action = 'create' | 'skip' | 'update';

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

/** Who is there already stays as staff left it, unless somebody says otherwise. */
const actionOf = (line: CheckedLine): Action => (line.student ? 'skip' : 'create');

/** A file on its way into the portal: read, corrected line by line, then taken over whole. */
export function useImport() {
  const api = useApi();
  const run = useApiMutation(runImport, ['students', 'parents']);
  const [read, setRead] = useState<Read | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);

  async function during<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
    setBusy(true);
    setFailure(null);
    try {
      return await work();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure([error.message, ...Object.values(error.errors).flat()].join(' '));
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  const open = (file: File) =>
    during(async () => {
      const answer = await api.call(readImport, {
        body: { file_name: file.name, content: await base64(file) },
      });
      setRead({
        fileName: file.name,
        truncated: answer.truncated,
        lines: answer.data.map((line) => ({ ...line, action: actionOf(line) })),
      });
    });

  /** Puts corrected values into a line; all lines are looked at again, since two may be one child now. */
  const correct = (number: number, values: Partial<ImportValues>) =>
    during(async () => {
      const lines = read!.lines.map((line) =>
        line.line === number ? { ...line, values: { ...line.values, ...values } } : line,
      );
      const { data } = await api.call(checkImport, {
        body: { lines: lines.map(({ line, values: typed }) => ({ line, values: typed })) },
      });
      setRead({
        ...read!,
        lines: data.map((line, at) => ({
          ...line,
          action: line.line === number ? actionOf(line) : lines[at]!.action,
        })),
      });
    });

  const choose = (number: number, action: Action) =>
    setRead({
      ...read!,
      lines: read!.lines.map((line) => (line.line === number ? { ...line, action } : line)),
    });

  const leaveOutWrong = () =>
    setRead({
      ...read!,
      lines: read!.lines.map((line) => (isWrong(line) ? { ...line, action: 'skip' } : line)),
    });

  const takeOver = (branchId: string | undefined) =>
    during(async () => {
      const answer = await run.mutateAsync({
        body: {
          file_name: read!.fileName,
          ...(branchId ? { branch_id: branchId } : {}),
          lines: read!.lines.map(({ line, values, action, student }) => ({
            line,
            values,
            action,
            version: student?.version ?? null,
          })),
        },
      });
      setResult(answer);
      setRead(null);
    });

  const close = () => {
    setRead(null);
    setResult(null);
    setFailure(null);
  };

  return { read, busy, failure, result, open, correct, choose, leaveOutWrong, takeOver, close };
}
export type Import = ReturnType<typeof useImport>;
