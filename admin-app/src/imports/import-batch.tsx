import { usePortal } from '@portal/portal-kit/area';
import type { ImportDetails } from '@portal/shared-api/imports';
import { Button } from '@portal/shared-ui/button';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Notice } from '@portal/shared-ui/notice';
import { useState } from 'react';
import styles from './imports.module.css';
import { SavedPasswords } from './saved-passwords.tsx';
import { useIssuedPasswords } from './use-issued-passwords.ts';

interface ImportBatchProps {
  batch: ImportDetails;
  onClose: () => void;
}

/** The result of an import, and its accounts' passwords: issued here, and again while unused. */
export function ImportBatch({ batch, onClose }: ImportBatchProps) {
  const { t } = useTranslation('admin-app');
  const { confirm } = usePortal();
  const { accounts, all, failure, issue } = useIssuedPasswords(batch.id);
  const [saved, setSaved] = useState(0);
  const {
    created,
    file_name: file,
    not_signed_in: unused,
    undone_at,
    updated,
    without_password: without,
  } = batch;
  const title = t('imports.batch', { file });
  const isIssuing = all !== null;
  const isSaved = saved === accounts.length;

  const ask = (question: { title: string; text: string; verb: string }) =>
    confirm({ ...question, danger: true });
  async function close() {
    const question = {
      title: t('imports.unsavedTitle'),
      text: t('imports.unsavedText'),
      verb: t('people.issued.uncopiedVerb'),
    };
    if (isSaved || (await ask(question))) onClose();
  }
  async function issueAnew() {
    const question = {
      title: t('imports.anewTitle'),
      text: t('imports.anewText', { count: unused }),
      verb: t('imports.issueAnew'),
    };
    if (!(await ask(question))) return;
    setSaved(0);
    await issue(unused + without, true);
  }

  return (
    <section className={styles.review} aria-label={title}>
      <h2>{title}</h2>
      <Notice kind={undone_at ? 'info' : 'success'}>
        {undone_at ? t('imports.undone') : t('imports.result', { created, updated })}
      </Notice>
      {!undone_at && (
        <>
          {without > 0 && <p>{t('imports.without', { count: without })}</p>}
          {unused > 0 && accounts.length === 0 && <p>{t('imports.unused', { count: unused })}</p>}
          {without + unused === 0 && <p>{t('imports.allUsed')}</p>}
          {failure && <Notice kind="error">{failure}</Notice>}
          {isIssuing ? (
            <output className={styles.progress}>
              <progress max={all} value={accounts.length} />
              {t('imports.progress', { done: accounts.length, all })}
            </output>
          ) : (
            <div className={styles.buttons}>
              {without > 0 && (
                <Button kind="primary" onClick={() => void issue(accounts.length + without, false)}>
                  {t('imports.issue', { count: without })}
                </Button>
              )}
              {unused > 0 && <Button onClick={() => void issueAnew()}>{t('imports.issueAnew')}</Button>}
            </div>
          )}
          {accounts.length > 0 && !isIssuing && (
            <SavedPasswords accounts={accounts} onSaved={() => setSaved(accounts.length)} />
          )}
        </>
      )}
      <div className={styles.buttons}>
        <Button disabled={isIssuing} onClick={() => void close()}>
          {t('people.issued.done')}
        </Button>
      </div>
    </section>
  );
}
