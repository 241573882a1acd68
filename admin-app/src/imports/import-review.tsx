import { usePortal } from '@portal/portal-kit/area';
import { id } from '@portal/shared-api/fields';
import { BranchSelect } from '@portal/shared-ui/branch-select';
import { Button } from '@portal/shared-ui/button';
import { KitForm, SubmitButton } from '@portal/shared-ui/form';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Notice } from '@portal/shared-ui/notice';
import { useState } from 'react';
import { ImportLine } from './import-line.tsx';
import styles from './imports.module.css';
import { isWrong, type Import } from './use-import.ts';

/** So many lines are on screen at once; those that need somebody come first. */
const SHOWN = 50;

interface ImportReviewProps {
  work: Import;
  read: NonNullable<Import['read']>;
}

/** Every line of the file as it will be taken over; nothing is stored until all of them are right or left out. */
export function ImportReview({ work, read }: ImportReviewProps) {
  const { t } = useTranslation('admin-app');
  const { session } = usePortal();
  const [shown, setShown] = useState(SHOWN);
  const wanted = read.lines.filter(({ action }) => action !== 'skip');
  const wrong = read.lines.filter(isWrong);
  const waiting = wrong.filter(({ action }) => action !== 'skip');
  const first = (line: (typeof read.lines)[number]) => (isWrong(line) ? 0 : line.student ? 1 : 2);
  const lines = read.lines.toSorted((a, b) => first(a) - first(b) || a.line - b.line);

  return (
    <section className={styles.review} aria-label={read.fileName}>
      <h2>{read.fileName}</h2>
      <p>
        {t('imports.counts', {
          lines: read.lines.length,
          wrong: wrong.length,
          known: read.lines.filter(({ student }) => student).length,
        })}
      </p>
      {read.truncated && <Notice kind="warning">{t('imports.truncated')}</Notice>}
      <ol className={styles.lines}>
        {lines.slice(0, shown).map((line) => (
          <ImportLine
            key={`${line.line} ${JSON.stringify(line.values)}`}
            line={line}
            busy={work.busy}
            onChoose={(action) => work.choose(line.line, action)}
            onCorrect={(values) => work.correct(line.line, values)}
          />
        ))}
      </ol>
      {lines.length > shown && (
        <Button onClick={() => setShown(shown + SHOWN)}>
          {t('imports.more', { count: lines.length - shown })}
        </Button>
      )}
      <KitForm<{ branch_id?: string }> onSubmit={({ branch_id }) => work.takeOver(branch_id)}>
        {session?.adminLevel === 'level_3' && (
          <BranchSelect name="branch_id" label={t('students.fields.branch')} schema={id} />
        )}
        <div className={styles.buttons}>
          <SubmitButton disabled={waiting.length > 0 || wanted.length === 0}>
            {t('imports.run', { count: wanted.length })}
          </SubmitButton>
          {waiting.length > 0 && (
            <Button onClick={work.leaveOutWrong}>
              {t('imports.leaveOutWrong', { count: waiting.length })}
            </Button>
          )}
          <Button onClick={work.close}>{t('imports.cancel')}</Button>
          {work.busy && <output>{t('imports.running', { count: wanted.length })}</output>}
        </div>
      </KitForm>
    </section>
  );
}
