import { educationLevelNames } from '@portal/shared-api/education-levels';
import { useApiQuery } from '@portal/shared-api/react';
import { doubles } from '@portal/shared-api/students-editing';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { listText } from '@portal/shared-ui/list-text';
import { Notice } from '@portal/shared-ui/notice';
import styles from './people.module.css';

interface Child {
  name: string;
  ic?: string | null | undefined;
  guardian_phone?: string | null | undefined;
  phone?: string | null | undefined;
  email?: string | null | undefined;
}

/** Students who may be the same child, each with what they share; nothing if there are none. */
export function DoublesNotice({ child }: { child: Child }) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const { name, ic = null, guardian_phone = null, phone = null, email = null } = child;
  const found = useApiQuery(
    doubles,
    { body: { name, ic, guardian_phone, phone, email } },
    { enabled: name !== '' || Boolean(ic), staleTime: 10_000 },
  );
  const students = found.data?.data ?? [];
  if (students.length === 0) return null;
  return (
    <Notice kind="warning">
      <strong>{t('people.doubles.title', { count: students.length })}</strong>
      <ul className={styles.doubles}>
        {students.map((student) => (
          <li key={student.id}>
            {student.name} ({student.student_id}) · {educationLevelNames[student.education_level][language]}
            {student.school && <> · {student.school}</>}
            {student.status === 'suspended' && <> · {t('students.suspended')}</>}
            <div>
              {t('people.doubles.shares', {
                parts: listText(
                  student.shares.map((part) => t(`people.doubles.${part}`)),
                  language,
                ),
              })}
            </div>
          </li>
        ))}
      </ul>
      {t('people.doubles.advice')}
    </Notice>
  );
}
