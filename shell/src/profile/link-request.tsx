import { isApiError } from '@portal/shared-api/client';
import { studentId } from '@portal/shared-api/fields';
import { messageText } from '@portal/shared-api/messages';
import { linkNewStudent } from '@portal/shared-api/parents';
import { useApiMutation } from '@portal/shared-api/react';
import { afterPress } from '@portal/shared-ui/after-press';
import { Icon } from '@portal/shared-ui/icons';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { useState, type FormEvent } from 'react';
import styles from './link-request.module.css';

/** Rows of student IDs a parent asks to be linked to; an admin decides. */
export function LinkRequest({ linked }: { linked: readonly string[] }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const request = useApiMutation(linkNewStudent, ['profiles']);
  const [rows, setRows] = useState(['']);
  const [isChecked, setChecked] = useState(false);

  const problemOf = (row: string): string | null => {
    if (row.trim() === '') return null;
    const parsed = studentId.safeParse(row);
    if (!parsed.success) return messageText('student_id_format', language);
    return linked.includes(parsed.data) ? messageText('student_already_child', language) : null;
  };

  const change = (index: number, value: string) => {
    request.reset();
    setRows(rows.map((row, at) => (at === index ? value : row)));
  };

  // a new row only if no empty one is left (specification A, section 2)
  const addRow = () => {
    if (rows.every((row) => row.trim() !== '')) setRows([...rows, '']);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const filled = rows.filter((row) => row.trim() !== '');
    if (filled.length === 0 || rows.some((row) => problemOf(row))) return;
    try {
      await request.mutateAsync({ body: { student_ids: filled } });
      setRows(['']);
      setChecked(false);
    } catch {
      // shown in the alert; what was typed is kept
    }
  };

  const { error } = request;
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <h3 className={styles.title}>{t('profile.linkTitle')}</h3>
      <p className={styles.hint}>{t('profile.linkText')}</p>
      {rows.map((row, index) => {
        const problem = isChecked ? problemOf(row) : null;
        return (
          // rows have no identity but their position
          <label key={index} className={styles.row}>
            <span className="visually-hidden">{t('profile.linkRow', { number: index + 1 })}</span>
            <input
              className={styles.input}
              value={row}
              placeholder="SS12345"
              autoComplete="off"
              aria-invalid={problem !== null}
              onChange={(event) => change(index, event.target.value)}
              onBlur={() => afterPress(() => setChecked(rows.some((one) => one.trim() !== '')))}
            />
            {problem && <span className={styles.problem}>{problem}</span>}
          </label>
        );
      })}
      {isChecked && rows.every((row) => row.trim() === '') && (
        <p className={styles.problem}>{messageText('required', language)}</p>
      )}
      <div className={styles.actions}>
        <button type="button" className={styles.add} onClick={addRow}>
          <Icon name="add" /> {t('profile.linkAdd')}
        </button>
        <button type="submit" className={styles.submit} disabled={request.isPending}>
          {t('profile.linkSubmit')}
        </button>
      </div>
      {request.isSuccess && <output className={styles.success}>{t('profile.linkSent')}</output>}
      {error && (
        <p className={styles.failure} role="alert">
          {[error.message, ...(isApiError(error) ? Object.values(error.errors).flat() : [])].join(' ')}
        </p>
      )}
    </form>
  );
}
