import { useApiQuery } from '@portal/shared-api/react';
import { merges, undoMerge } from '@portal/shared-api/students-merging';
import { Button } from '@portal/shared-ui/button';
import { instantText } from '@portal/shared-ui/dates';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { Notice } from '@portal/shared-ui/notice';
import { useConfirmed } from '@portal/shared-ui/use-confirmed';
import { useEffect, useRef } from 'react';

/** The records merged into the student, and a way to undo the last one. */
export function MergedRecords({ studentId }: { studentId: number }) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const found = useApiQuery(merges, { params: { id: studentId } });
  const undo = useConfirmed(undoMerge, ['payments', 'parents']);
  const records = found.data?.data;
  const newest = records?.[0]?.id;
  // A merge is made far down in the dialog, and the way back appears at its top.
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (!records) return;
    if (shown.current !== null && newest !== undefined && newest > shown.current)
      place.current?.scrollIntoView?.({ block: 'nearest' });
    shown.current = newest ?? 0;
  }, [records, newest]);
  const notices = (records ?? []).map((merge) => (
    <Notice
      key={merge.id}
      kind="info"
      action={
        merge.can_undo && (
          <Button
            onClick={() =>
              void undo(
                {
                  title: t('students.merge.undoTitle', { id: merge.student_id }),
                  text: t('students.merge.undoText'),
                  verb: t('students.merge.undo'),
                },
                { params: { id: merge.id } },
              )
            }
          >
            {t('students.merge.undo')}
          </Button>
        )
      }
    >
      {t('students.merge.merged', {
        id: merge.student_id,
        name: merge.name,
        when: instantText(merge.merged_at, language),
        who: merge.merged_by,
      })}
    </Notice>
  ));
  return notices.length > 0 && <div ref={place}>{notices}</div>;
}
