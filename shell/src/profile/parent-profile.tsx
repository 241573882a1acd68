import { educationLevelNames } from '@portal/shared-api/education-levels';
import { parentProfile } from '@portal/shared-api/profiles';
import { useApiQuery } from '@portal/shared-api/react';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { listText } from '@portal/shared-ui/list-text';
import { icText, phoneText } from '@portal/shared-ui/number-groups';
import { Details } from './details.tsx';
import { LinkRequest } from './link-request.tsx';
import details from './details.module.css';
import styles from './profile-page.module.css';

/** A parent's facts, linked students and link requests. */
export function ParentProfile() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  return (
    <Details
      query={useApiQuery(parentProfile, {})}
      rows={(profile) => [
        ['profile.name', profile.name],
        ['profile.email', profile.email],
        ['profile.phone', phoneText(profile.contact_number)],
        ['profile.ic', icText(profile.ic)],
      ]}
    >
      {({ students, requested_student_ids: requested }) => (
        <section className={details.card}>
          <h2 className={styles.subtitle}>{t('profile.linkedStudents')}</h2>
          {students.length === 0 && <p>{t('profile.noLinkedStudents')}</p>}
          <ul className={styles.students}>
            {students.map((student) => (
              <li key={student.id} className={styles.student}>
                <strong>{student.name}</strong>
                <span>
                  {student.student_id} · {educationLevelNames[student.education_level][language]}
                </span>
                <span>{student.school ?? '–'}</span>
              </li>
            ))}
          </ul>
          {requested.length > 0 && <p>{t('profile.linkWaits', { ids: listText(requested, language) })}</p>}
          <LinkRequest linked={students.map((student) => student.student_id)} />
        </section>
      )}
    </Details>
  );
}
