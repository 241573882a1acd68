import type { RequestedStudent } from '@portal/shared-api/approvals-requests';
import { educationLevelNames } from '@portal/shared-api/education-levels';
import { isolated } from '@portal/shared-api/languages';
import { Chip } from '@portal/shared-ui/chip';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import styles from './approvals.module.css';

/** A student named in a request, as far as this admin may know. */
export function RequestedStudentLine({ requested }: { requested: RequestedStudent }) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const { student_id, student, other_branch } = requested;
  if (!student) {
    return (
      <span className={styles.requested}>
        {student_id}
        {other_branch ? (
          <Chip tone="slate">{t('approvals.otherBranch')}</Chip>
        ) : (
          <Chip tone="orange" icon="warning">
            {t('approvals.unknownStudent')}
          </Chip>
        )}
      </span>
    );
  }
  const about = [educationLevelNames[student.education_level][language], student.school].filter(Boolean);
  return (
    <>
      {student_id} {isolated(student.name)}
      <br />
      <span className={styles.quiet}>{about.join(' · ')}</span>
    </>
  );
}
