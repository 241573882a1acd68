import { educationLevelNames } from '@portal/shared-api/education-levels';
import type { TimeChangeRow } from '@portal/shared-api/time-changes';
import { branchName } from '@portal/shared-ui/branch-name';
import { Button } from '@portal/shared-ui/button';
import { instantText } from '@portal/shared-ui/dates';
import { DescriptionList } from '@portal/shared-ui/description-list';
import { Dialog } from '@portal/shared-ui/dialog';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { listText } from '@portal/shared-ui/list-text';
import { studentText } from '@portal/shared-ui/student-text';
import { useState } from 'react';
import { ChangedLesson } from './changed-lesson.tsx';

interface TimeChangeDialogProps {
  of: TimeChangeRow;
  onClose: () => void;
  onRemove: () => Promise<void>;
}

/** One time change, with a button to undo it. */
export function TimeChangeDialog({ of, onClose, onRemove }: TimeChangeDialogProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const [removing, setRemoving] = useState(false);
  const { student, new_class: newClass } = of;
  const mode = of.is_online ? 'online' : of.is_hybrid ? 'hybrid' : 'physical';

  return (
    <Dialog
      title={t(student ? 'timeChanges.details.individual' : 'timeChanges.details.class', {
        name: student?.name ?? newClass.subject.name,
      })}
      onClose={onClose}
      actions={
        <Button
          danger
          icon="delete"
          loading={removing}
          onClick={() => {
            setRemoving(true);
            void onRemove().finally(() => setRemoving(false));
          }}
        >
          {t('timeChanges.remove')}
        </Button>
      }
    >
      <DescriptionList
        items={[
          ...(student ? [{ term: t('timeChanges.fields.student'), value: studentText(student) }] : []),
          {
            term: t('timeChanges.fields.original'),
            value: <ChangedLesson named of={of.original_class} date={of.original_date} />,
          },
          {
            term: t('timeChanges.fields.new'),
            value: <ChangedLesson named of={newClass} date={of.new_date} />,
          },
          {
            term: t('timeChanges.fields.educationLevel'),
            value: educationLevelNames[newClass.education_level][language],
          },
          { term: t('timeChanges.fields.branch'), value: branchName(newClass.branch.branch_name, language) },
          {
            term: t('timeChanges.fields.teachers'),
            value: listText(
              of.teachers.map(({ name }) => name),
              language,
            ),
          },
          { term: t('timeChanges.fields.mode'), value: t(`classes.modes.${mode}`) },
          {
            term: t('timeChanges.fields.made'),
            value: t('timeChanges.madeBy', { name: of.created_by, at: instantText(of.created_at, language) }),
          },
        ]}
      />
    </Dialog>
  );
}
