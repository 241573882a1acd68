import { useLayoutEffect, useState } from 'react';
import { dropFromTab, keepInTab, readFromTab } from '../hooks/tab-storage.tsx';

/** The key of a draft; signing out removes all with this prefix. */
export const draftKey = (name: string): string => `draft.${name}`;

/** The stored part of an unfinished form. */
export interface KeptDraft<Draft> {
  /** What was restored; null if nothing. */
  draft: Draft | null;
  /** Stores what is typed; null if the form is unchanged. */
  keep: (current: Draft | null) => void;
  /** Updates what is stored, if anything: a call may be answered after the form was closed with its session. */
  amend: (change: (kept: Draft) => Draft) => void;
  /** Ends the draft: the form was sent or closed. */
  drop: () => void;
  /** Forgets what was restored; what is typed from now on is stored. */
  forget: () => void;
}

/**
 * The part of an unfinished form that survives its dialog, page and session, in this tab only. `name` says the form
 * and whose it is (`enrollment.SS7`), so the next person to sign in here sees nothing of it. `read` accepts what has
 * the form's shape.
 */
export function useDraft<Draft extends object>(
  name: string,
  read: (stored: Record<string, unknown>) => Draft | null,
): KeptDraft<Draft> {
  const key = draftKey(name);
  const [draft, setDraft] = useState(() => {
    const stored = readFromTab(key);
    return stored && typeof stored === 'object' ? read(stored as Record<string, unknown>) : null;
  });
  const [calls] = useState(() => {
    let isOver = false;
    return {
      keep: (current: Draft | null) => {
        if (isOver) return;
        if (current) keepInTab(key, current);
        else dropFromTab(key);
      },
      amend: (change: (kept: Draft) => Draft) => {
        const kept = readFromTab(key);
        if (!isOver && kept) keepInTab(key, change(kept as Draft));
      },
      drop: () => {
        isOver = true;
        dropFromTab(key);
      },
      forget: () => {
        dropFromTab(key);
        setDraft(null);
      },
    };
  });
  return { draft, ...calls };
}

/** Stores a form's values as they change; `isUntouched` while they are the initial ones. */
export function useKeeping<Draft>({ keep }: KeptDraft<Draft>, current: Draft, isUntouched: boolean): void {
  const text = isUntouched ? null : JSON.stringify(current);
  // As soon as it renders: the page may be reloaded the next moment.
  useLayoutEffect(() => keep(text === null ? null : (JSON.parse(text) as Draft)), [keep, text]);
}
