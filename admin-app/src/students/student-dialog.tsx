import { ringgit, senOf } from '@portal/shared-api/money';
import { useApiQuery } from '@portal/shared-api/react';
import { studentDetails, type StudentDetails } from '@portal/shared-api/students';
import { Chip } from '@portal/shared-ui/chip';
import { Dialog } from '@portal/shared-ui/dialog';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Loaded } from '@portal/shared-ui/loaded';
import { studentText } from '@portal/shared-ui/student-text';
import { Tabs } from '@portal/shared-ui/tabs';
import { StudentClasses } from './student-classes.tsx';
import { StudentInformation } from './student-information.tsx';
import styles from './students.module.css';

interface StudentDialogProps {
  id: number;
  onClose: () => void;
}

/** Everything about one student. */
export function StudentDialog({ id, onClose }: StudentDialogProps) {
  const { t } = useTranslation('admin-app');
  const details = useApiQuery(studentDetails, { params: { id } });

  return (
    <Dialog title={details.data?.name ?? t('students.details.title')} onClose={onClose}>
      <Loaded query={details} lines={8}>
        {(loaded) => (
          <>
            <Chips student={loaded} />
            <Tabs
              tabs={[
                {
                  key: 'information',
                  label: t('students.details.information'),
                  children: <StudentInformation student={loaded} />,
                },
                {
                  key: 'classes',
                  label: t('students.details.classes'),
                  children: <StudentClasses student={loaded} />,
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
      <Chip tone="slate">{t('students.details.points', { points })}</Chip>
      <Chip tone="green">{t('students.details.overpaid', { amount: ringgit(senOf(overpaid)) })}</Chip>
      {referrer && (
        <Chip tone="slate">{t('students.details.referredBy', { name: studentText(referrer) })}</Chip>
      )}
    </div>
  );
}
