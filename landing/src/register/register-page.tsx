import { useTranslation } from '@portal/shared-ui/i18n';
import { registeringRoles } from '@portal/shared-api/registrations';
import { Link, useLocation, useNavigate, useSearchParams } from '@portal/shared-ui/router';
import { useEffect } from 'react';
import { Page } from '../site/page.tsx';
import { ChoiceField } from './choice-field.tsx';
import { Completed } from './completed.tsx';
import { ParentForm } from './parent-form.tsx';
import './register.css';
import './without-scripts.css';
import './fields.css';
import './outcome.css';
import { RoleLinks } from './role-links.tsx';
import { StudentForm } from './student-form.tsx';
import { SubmissionForm } from './submission-form.tsx';
import { TeacherForm } from './teacher-form.tsx';
import { useRole } from './use-role.ts';
import { useParentRegistration } from './use-parent-registration.ts';
import { useStudentRegistration } from './use-student-registration.ts';
import { useTeacherRegistration } from './use-teacher-registration.ts';

/** The server's result in the page is shown once. After a reload the draft restores what was typed. */
function useStateOnce() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (state !== null) void navigate({ search }, { replace: true, state: null });
  }, [state, search, navigate]);
}

/** One card for three roles. Each keeps its values while another is shown. */
export default function RegisterPage() {
  const { t } = useTranslation('landing');
  const [search] = useSearchParams();
  const [role, setRole] = useRole();
  useStateOnce();
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
              <div className="landing-register__roles">
                <ChoiceField
                  label={t('register.continueAs')}
                  name="role"
                  value={role}
                  choices={registeringRoles.map((value) => ({ value, label: t(`register.${value}`) }))}
                  onChange={setRole}
                  disabled={submission.stage.name === 'submitting'}
                />
              </div>
              <noscript>
                <RoleLinks current={role} />
              </noscript>
              {submission.isRestored && (
                <p className="landing-register__restored">
                  {t('register.restored.text')}{' '}
                  <button type="button" onClick={submission.reset}>
                    {t('register.restored.startAnew')}
                  </button>
                </p>
              )}
              <SubmissionForm key={role} role={role} submission={submission}>
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
