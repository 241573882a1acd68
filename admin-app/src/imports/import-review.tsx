import { usePortal } from '@portal/portal-kit/area';
import { id } from '@portal/shared-api/fields';
import type { ImportValues } from '@portal/shared-api/imports';
import { BranchSelect } from '@portal/shared-ui/branch-select';
import { Button } from '@portal/shared-ui/button';
import { useShowFailure } from '@portal/shared-ui/feedback';
import { KitForm, SubmitButton } from '@portal/shared-ui/form';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { listText } from '@portal/shared-ui/list-text';
import { Notice } from '@portal/shared-ui/notice';
import { isApiError } from '@portal/shared-api/client';
import { useCallback, useRef, useState } from 'react';
import { ImportLine } from './import-line.tsx';
import { ImportProgress } from './import-progress.tsx';
import styles from './imports.module.css';
import { isWaiting, isWrong, type Import } from './use-import.ts';

/** Number of lines shown at once; those that need a decision come first. */
const SHOWN = 50;

interface ImportReviewProps {
  work: Import;
  read: NonNullable<Import['read']>;
}

/** All lines of the file as they will be imported. Nothing is stored until each is valid or skipped. */
export function ImportReview({ work, read }: ImportReviewProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const { confirm, session } = usePortal();
  const showFailure = useShowFailure();
  const [shown, setShown] = useState(SHOWN);
  const typed = useRef(new Map<number, () => Partial<ImportValues>>());
  const { lines } = read;
  const wanted = lines.filter(({ action }) => action !== 'skip');
  const waiting = lines.filter(isWaiting);
  const counts = {
    wrong: lines.filter(isWrong).length,
    known: lines.filter(({ student }) => student?.certain).length,
    maybe: lines.filter(({ student }) => student && !student.certain).length,
    changed: lines.filter(({ student }) => student?.changes.length).length,
  };
  const parts = (['wrong', 'known', 'maybe', 'changed'] as const)
    .filter((part) => counts[part] > 0)
    .map((part) => t(`imports.${part}`, { count: counts[part] }));

  const onTyping = useCallback((line: number, values: (() => Partial<ImportValues>) | null) => {
    if (values) typed.current.set(line, values);
    else typed.current.delete(line);
  }, []);
  const checkAll = () =>
    work
      .correct(new Map([...typed.current].map(([line, values]) => [line, values()])))
      .catch((error: unknown) => {
        if (!isApiError(error)) throw error;
        return showFailure(error);
      });

  async function discard() {
    const question = {
      title: t('imports.discardTitle'),
      text: t('imports.discardText'),
      verb: t('imports.cancel'),
      danger: true,
    };
    if (await confirm(question)) work.close();
  }

  return (
    <section className={styles.review} aria-label={read.fileName}>
      <h2>{read.fileName}</h2>
      <p>{listText([t('imports.lines', { count: lines.length }), ...parts], language)}</p>
      {read.truncated && <Notice kind="warning">{t('imports.truncated')}</Notice>}
      <ol className={styles.lines}>
        {lines.slice(0, shown).map((line) => (
          <ImportLine
            key={line.line}
            line={line}
            busy={work.busy}
            onChoose={(action) => work.choose(line.line, action)}
            onCorrect={(values) => work.correct(new Map([[line.line, values]]))}
            onTyping={onTyping}
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
          {counts.wrong > 1 && (
            <Button disabled={work.busy} onClick={() => void checkAll()}>
              {t('imports.checkAll')}
            </Button>
          )}
          <SubmitButton disabled={waiting.length > 0 || wanted.length === 0}>
            {t('imports.run', { count: wanted.length })}
          </SubmitButton>
          {waiting.length > 0 && (
            <>
              <span>{t('imports.waiting', { count: waiting.length })}</span>
              <Button onClick={work.leaveOutWaiting}>
                {t('imports.leaveOutWaiting', { count: waiting.length })}
              </Button>
            </>
          )}
          {wanted.length === 0 && <span>{t('imports.nothing')}</span>}
          <Button onClick={() => void discard()}>{t('imports.cancel')}</Button>
          {work.isWriting && <ImportProgress all={wanted.length} />}
        </div>
      </KitForm>
    </section>
  );
}
