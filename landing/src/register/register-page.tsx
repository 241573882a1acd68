import { useTranslation } from '@portal/shared-ui/i18n';
import { Link, useSearchParams } from '@portal/shared-ui/router';
import { useState } from 'react';
import { Page } from '../site/page.tsx';
import { ChoiceField } from './choice-field.tsx';
import { Completed } from './completed.tsx';
import { ParentForm } from './parent-form.tsx';
import './register.css';
import { StudentForm } from './student-form.tsx';
import { SubmissionForm } from './submission-form.tsx';
import { TeacherForm } from './teacher-form.tsx';
import { useParentRegistration } from './use-parent-registration.ts';
import { useStudentRegistration } from './use-student-registration.ts';
import { useTeacherRegistration } from './use-teacher-registration.ts';

const roles = ['student', 'teacher', 'parent'] as const;
type RegisteringRole = (typeof roles)[number];

/** One card for the three roles; each keeps what was typed while another is looked at. */
export default function RegisterPage() {
  const { t } = useTranslation('landing');
  const [search] = useSearchParams();
  const [role, setRole] = useState<RegisteringRole>('student');
  const student = useStudentRegistration(search.get('referral_code') ?? '');
  const teacher = useTeacherRegistration();
  const parent = useParentRegistration();
  const submission = { student, teacher, parent }[role];

  return (
    <Page title={t('register.title')}>
      <div className="landing-inner landing-register">
        <div className="landing-card landing-register__card">
          {submission.stage.name === 'completed' ? (
            <Completed onAnother={submission.reset} />
          ) : (
            <>
              <h1>{t('register.title')}</h1>
              <p className="landing-register__lead">{t('register.lead')}</p>
              <ChoiceField
                label={t('register.continueAs')}
                name="role"
                value={role}
                choices={roles.map((value) => ({ value, label: t(`register.${value}`) }))}
                onChange={setRole}
                disabled={submission.stage.name === 'submitting'}
              />
              <SubmissionForm key={role} submission={submission}>
                {role === 'student' && <StudentForm registration={student} />}
                {role === 'teacher' && <TeacherForm registration={teacher} />}
                {role === 'parent' && <ParentForm registration={parent} />}
              </SubmissionForm>
              <p className="landing-register__sign-in">
                {t('register.haveAccount')} <Link to="/signin">{t('register.signIn')}</Link>
              </p>
            </>
          )}
        </div>
      </div>
    </Page>
  );
}
