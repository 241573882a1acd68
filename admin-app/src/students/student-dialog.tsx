import { usePortal } from '@portal/portal-kit/area';
import { ringgit, senOf } from '@portal/shared-api/money';
import { useApiQuery } from '@portal/shared-api/react';
import { studentDetails, type StudentDetails } from '@portal/shared-api/students';
import { Chip } from '@portal/shared-ui/chip';
import { Dialog } from '@portal/shared-ui/dialog';
import { useDiscardQuestion } from '@portal/shared-ui/leave-question';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Loaded } from '@portal/shared-ui/loaded';
import { studentText } from '@portal/shared-ui/student-text';
import { Tabs } from '@portal/shared-ui/tabs';
import { useRef, useState } from 'react';
import { MergedRecords } from './merged-records.tsx';
import { StudentActions } from './student-actions.tsx';
import { StudentClasses } from './student-classes.tsx';
import { StudentInformation } from './student-information.tsx';
import { StudentPresets } from './student-presets.tsx';
import styles from './students.module.css';

interface StudentDialogProps {
  id: number;
  /** The initial tab. */
  start?: string;
  onClose: () => void;
  /** Replaces the dialog by that of the record that was kept. */
  onMerged: (id: number) => void;
}

/** Everything about one student. Leaving a tab with unsaved changes asks first. */
export function StudentDialog({ id, start = 'information', onClose, onMerged }: StudentDialogProps) {
  const { t } = useTranslation('admin-app');
  const { confirm, session } = usePortal();
  const details = useApiQuery(studentDetails, { params: { id } });
  const [tab, setTab] = useState(start);
  const isChanged = useRef<() => boolean>(() => false);
  const discard = useDiscardQuestion();

  const mayLeave = async () => !isChanged.current() || confirm(discard);
  async function leave(go: () => void) {
    if (!(await mayLeave())) return;
    isChanged.current = () => false;
    go();
  }
  const watch = (changed: () => boolean) => {
    isChanged.current = changed;
  };
  const reread = async () => (await details.refetch({ throwOnError: true })).data!;

  return (
    <Dialog
      title={details.data?.name ?? t('students.details.title')}
      onClose={() => void leave(onClose)}
      actions={
        details.data && <StudentActions student={details.data} onMerged={onMerged} mayLeave={mayLeave} />
      }
    >
      <Loaded query={details} lines={8}>
        {(loaded) => (
          <>
            <Chips student={loaded} />
            {session?.adminLevel === 'level_3' && <MergedRecords studentId={loaded.id} />}
            <Tabs
              active={tab}
              onChange={(next) => void leave(() => setTab(next))}
              tabs={[
                {
                  key: 'information',
                  label: t('students.details.information'),
                  children: (
                    // Suspending and rejoining change the version, so the form restarts.
                    <StudentInformation
                      key={loaded.status}
                      student={loaded}
                      reread={reread}
                      onChangeable={watch}
                    />
                  ),
                },
                ...(loaded.status === 'active'
                  ? [
                      {
                        key: 'classes',
                        label: t('students.details.classes'),
                        children: <StudentClasses student={loaded} />,
                      },
                    ]
                  : []),
                {
                  key: 'presets',
                  label: t('students.details.presets'),
                  children: <StudentPresets student={loaded} onChangeable={watch} />,
                },
              ]}
            />
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

function Chips({ student }: { student: StudentDetails }) {
  const { t } = useTranslation('admin-app');
  const { points, overpaid, referred_by: referrer } = student;
  return (
    <div className={styles.chips}>
      <Chip tone="primary">{student.student_id}</Chip>
      {student.status === 'suspended' && <Chip tone="coral">{t('students.suspended')}</Chip>}
      <Chip tone="slate">{t('students.details.points', { points })}</Chip>
      <Chip tone="green">{t('students.details.overpaid', { amount: ringgit(senOf(overpaid)) })}</Chip>
      {referrer && (
        <Chip tone="slate">{t('students.details.referredBy', { name: studentText(referrer) })}</Chip>
      )}
    </div>
  );
}
