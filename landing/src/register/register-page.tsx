import { useTranslation } from '@portal/shared-ui/i18n';
import { Link, useSearchParams } from '@portal/shared-ui/router';
import { useEffect, useState } from 'react';
import { Page } from '../site/page.tsx';
import { ChoiceField } from './choice-field.tsx';
import { Completed } from './completed.tsx';
import { keepDraft, readDraft } from './draft.ts';
import { ParentForm } from './parent-form.tsx';
import './register.css';
import './fields.css';
import './outcome.css';
import { StudentForm } from './student-form.tsx';
import { SubmissionForm } from './submission-form.tsx';
import { TeacherForm } from './teacher-form.tsx';
import { useParentRegistration } from './use-parent-registration.ts';
import { useStudentRegistration } from './use-student-registration.ts';
import { useTeacherRegistration } from './use-teacher-registration.ts';

const roles = ['student', 'teacher', 'parent'] as const;
type RegisteringRole = (typeof roles)[number];

const asStudent: { role: RegisteringRole } = { role: 'student' };
const roleDraft = { name: 'role' };

/** One card for the three roles; each keeps what was typed while another is looked at. */
export default function RegisterPage() {
  const { t } = useTranslation('landing');
  const [search] = useSearchParams();
  const [role, setRole] = useState<RegisteringRole>(
    () => roles.find((one) => one === readDraft(roleDraft, asStudent)?.role) ?? asStudent.role,
  );
  useEffect(() => keepDraft(roleDraft, { role }, asStudent), [role]);
  const student = useStudentRegistration(search.get('referral_code') ?? '');
  const teacher = useTeacherRegistration();
  const parent = useParentRegistration();
  const submission = { student, teacher, parent }[role];

  return (
    <Page title={t('register.title')} description={t('register.lead')}>
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
              {submission.isRestored && (
                <p className="landing-register__restored">
                  {t('register.restored.text')}{' '}
                  <button type="button" onClick={submission.reset}>
                    {t('register.restored.startAnew')}
                  </button>
                </p>
              )}
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
