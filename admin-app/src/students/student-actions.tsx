import { usePortal } from '@portal/portal-kit/area';
import { useApiMutation } from '@portal/shared-api/react';
import type { StudentDetails } from '@portal/shared-api/students';
import { issueStudentPassword, rejoinStudent, suspendStudent } from '@portal/shared-api/students-editing';
import { Button } from '@portal/shared-ui/button';
import { useTranslation } from '@portal/shared-ui/i18n';
import { useConfirmed } from '@portal/shared-ui/use-confirmed';
import { useEffect, useRef, useState } from 'react';
import { MergeDialog } from './merge-dialog.tsx';
import { IssuePasswordDialog } from '../people/issue-password-dialog.tsx';

interface StudentActionsProps {
  student: StudentDetails;
  /** Replaces the dialog by that of the record that was kept. */
  onMerged: (id: number) => void;
  /** Asks before unsaved changes are lost. */
  mayLeave: () => Promise<boolean>;
}

/** Actions for the student as a whole: suspend, rejoin, new password, merge. */
export function StudentActions({ student, onMerged, mayLeave }: StudentActionsProps) {
  const { t } = useTranslation('admin-app');
  const { session, notify } = usePortal();
  const { id, name, email, student_id: studentId } = student;
  const suspend = useConfirmed(suspendStudent);
  const rejoin = useConfirmed(rejoinStudent);
  const issue = useApiMutation(issueStudentPassword);
  // The pressed button disappears with the old status, so the focus moves to the dialog's title.
  const status = useRef(student.status);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (status.current === student.status) return;
    status.current = student.status;
    place.current?.closest('[role=dialog]')?.querySelector<HTMLElement>('.kit-dialog-title')?.focus();
  }, [student.status]);
  const [issuing, setIssuing] = useState(false);
  const [merging, setMerging] = useState(false);
  const question = (kind: 'suspend' | 'rejoin') => ({
    title: t(`students.${kind}.title`, { name }),
    text: t(`students.${kind}.text`, { name }),
    verb: t(`students.${kind}.verb`),
    danger: kind === 'suspend',
  });

  async function takeBack() {
    if (await mayLeave()) await rejoin(question('rejoin'), { params: { id } });
  }
  // The record that is kept may be the other one, so what is typed into this one would be gone.
  async function merge() {
    if (await mayLeave()) setMerging(true);
  }
  async function end() {
    if (await mayLeave()) await suspend(question('suspend'), { params: { id } });
  }

  if (student.status === 'suspended')
    return (
      <span ref={place}>
        <Button kind="primary" onClick={() => void takeBack()}>
          {t('students.rejoin.open')}
        </Button>
      </span>
    );
  return (
    <>
      <span ref={place} hidden />
      {session?.adminLevel === 'level_3' && (
        <Button onClick={() => void merge()}>{t('students.merge.open')}</Button>
      )}
      <Button onClick={() => setIssuing(true)}>{t('students.edit.newPassword')}</Button>
      <Button danger onClick={() => void end()}>
        {t('students.suspend.open')}
      </Button>
      {merging && (
        <MergeDialog
          student={student}
          onClose={() => setMerging(false)}
          onMerged={(message, kept) => {
            setMerging(false);
            notify('success', message);
            onMerged(kept);
          }}
        />
      )}
      {issuing && (
        <IssuePasswordDialog
          person={{ name, email: email ?? studentId, studentId }}
          issue={(password) => issue.mutateAsync({ params: { id }, body: { password } })}
          onClose={() => setIssuing(false)}
        />
      )}
    </>
  );
}
