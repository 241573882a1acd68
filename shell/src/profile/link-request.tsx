import { isApiError } from '@portal/shared-api/client';
import { studentId } from '@portal/shared-api/fields';
import { issueText } from '@portal/shared-api/issues';
import { messageText } from '@portal/shared-api/messages';
import { linkNewStudent } from '@portal/shared-api/parents';
import { useApiMutation } from '@portal/shared-api/react';
import { afterPress } from '@portal/shared-ui/after-press';
import { Icon } from '@portal/shared-ui/icons';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { useOneAtATime } from '@portal/shared-ui/use-one-at-a-time';
import { useId, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import styles from './link-request.module.css';

const isFilled = (row: string): boolean => row.trim() !== '';

/** Rows of student IDs a parent asks to be linked to; an admin decides. */
export function LinkRequest({ linked }: { linked: readonly string[] }) {
  const { t } = useTranslation('shell');
  const kit = useTranslation('kit').t;
  const language = useLanguage();
  const id = useId();
  const request = useApiMutation(linkNewStudent, ['profiles']);
  const [rows, setRows] = useState(['']);
  const [isChecked, setChecked] = useState(false);
  const [isPressed, setPressed] = useState(false);

  /** Of many rows some may be empty, but not all. */
  const problemOf = (row: string, index: number): string | null => {
    if (!isFilled(row)) {
      return index === 0 && !rows.some(isFilled) ? messageText('required', language) : null;
    }
    const parsed = studentId.safeParse(row);
    if (!parsed.success) return issueText(parsed.error.issues[0]!, language);
    return linked.includes(parsed.data) ? messageText('student_already_child', language) : null;
  };
  const problems = rows.map(problemOf);
  const wrong = problems.filter((problem) => problem !== null).length;

  const change = (index: number, value: string) => {
    request.reset();
    setRows(rows.map((row, at) => (at === index ? value : row)));
  };

  // a new row only if no empty one is left (specification A, section 2)
  const addRow = () => {
    if (rows.every(isFilled)) setRows([...rows, '']);
  };

  // runs after the press that left the field, which may have been that of the request
  const checkLeft = () =>
    afterPress(() => {
      if (rows.some(isFilled)) setChecked(true);
    });

  const send = useOneAtATime(async () => {
    try {
      await request.mutateAsync({ body: { student_ids: rows.filter(isFilled) } });
      setRows(['']);
      setChecked(false);
      setPressed(false);
    } catch {
      // shown in the alert; what was typed is kept
    }
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (wrong > 0) {
      flushSync(() => {
        setChecked(true);
        setPressed(true);
      });
      const field = event.currentTarget.querySelector<HTMLInputElement>('[aria-invalid=true]');
      field?.scrollIntoView?.({ block: 'center' });
      field?.focus();
    } else void send();
  };

  const { error } = request;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h3 className={styles.title}>{t('profile.linkTitle')}</h3>
      <p className={styles.hint}>{t('profile.linkText')}</p>
      {rows.map((row, index) => {
        const problem = isChecked ? problems[index]! : null;
        const field = `${id}-${index}`;
        return (
          // rows have no identity but their position
          <div key={index} className={styles.row}>
            <label className="visually-hidden" htmlFor={field}>
              {t('profile.linkRow', { number: index + 1 })}
            </label>
            <input
              id={field}
              className={styles.input}
              value={row}
              placeholder="SS12345"
              autoComplete="off"
              aria-invalid={problem !== null}
              aria-describedby={problem === null ? undefined : `${field}-message`}
              onChange={(event) => change(index, event.target.value)}
              onBlur={checkLeft}
            />
            {problem !== null && (
              <span id={`${field}-message`} className={styles.problem}>
                {problem}
              </span>
            )}
          </div>
        );
      })}
      <div className={styles.actions}>
        <button type="button" className={styles.add} onClick={addRow}>
          <Icon name="add" /> {t('profile.linkAdd')}
        </button>
        <button type="submit" className={styles.submit} disabled={request.isPending}>
          {t('profile.linkSubmit')}
        </button>
        <output className={styles.wrong}>
          {isPressed && wrong > 0 && kit('form.wrong', { count: wrong })}
        </output>
      </div>
      {request.isSuccess && <output className={styles.success}>{t('profile.linkSent')}</output>}
      {error && (
        <p className={styles.failure} role="alert">
          {/* what is wrong with a row says more than that something is */}
          {(isApiError(error) && Object.values(error.errors).flat().join(' ')) || error.message}
        </p>
      )}
    </form>
  );
}
