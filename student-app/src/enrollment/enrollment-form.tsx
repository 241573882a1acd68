import { usePortal } from '@portal/portal-kit/area';
import type { EducationLevel, packages } from '@portal/shared-api/education-levels';
import {
  enrollmentBranches,
  missingCompulsory,
  registerableClasses,
  submitEnrollment,
  type RegisterableClass,
} from '@portal/shared-api/enrollment-requests';
import { isApiError } from '@portal/shared-api/client';
import { useApiMutation, useApiQuery } from '@portal/shared-api/react';
import { branchName } from '@portal/shared-ui/branch-name';
import { Button } from '@portal/shared-ui/button';
import { EducationLevelSelect } from '@portal/shared-ui/education-level-select';
import { KitForm, SubmitButton, useForm, useWatch } from '@portal/shared-ui/form';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { listText } from '@portal/shared-ui/list-text';
import { useLeaveQuestion } from '@portal/shared-ui/leave-question';
import { Notice } from '@portal/shared-ui/notice';
import { PackageField } from '@portal/shared-ui/package-field';
import { SelectField } from '@portal/shared-ui/select-field';
import { useState } from 'react';
import { ChosenClasses } from './chosen-classes.tsx';
import { ClassDialog } from './class-dialog.tsx';
import { RequiredSubjects } from './required-subjects.tsx';
import styles from './enrollment.module.css';

const fields = submitEnrollment.body.shape;

interface Values {
  education_level: EducationLevel;
  branch_id: number;
  enrollment_type: (typeof packages)[number];
}

/** Level, branch and type, then the classes. Enroll appears once everything required is chosen. */
export function EnrollmentForm({ level: ownLevel }: { level: EducationLevel | undefined }) {
  const { t } = useTranslation('student-app');
  const language = useLanguage();
  const { notify, refreshSession } = usePortal();
  const [form] = useForm<Values>();
  const level = useWatch('education_level', form) as EducationLevel | undefined;
  const branch = useWatch('branch_id', form) as number | undefined;
  const type = useWatch('enrollment_type', form) ?? 'tuition';
  const [chosen, setChosen] = useState<RegisterableClass[]>([]);
  const [choosing, setChoosing] = useState(false);
  const branches = useApiQuery(enrollmentBranches, {}, { staleTime: 300_000 });
  const isPlaced = level !== undefined && branch !== undefined;
  const offer = useApiQuery(
    registerableClasses,
    { body: { education_level: level!, branch_id: branch! } },
    { enabled: isPlaced, anew: true },
  );
  const submit = useApiMutation(submitEnrollment);
  useLeaveQuestion(() => chosen.length > 0);

  // Another level or branch has other classes, and the type returns to tuition (specification B, section 4).
  const [basis, setBasis] = useState({ level, branch, type });
  if (basis.level !== level || basis.branch !== branch || basis.type !== type) {
    setBasis({ level, branch, type });
    if (basis.type === type || type === 'tuition') setChosen([]);
  }

  const offered = offer.data?.data ?? [];
  const ids = new Set(chosen.map(({ id }) => id));
  const attended = offered.filter((one) => one.is_attended);
  const missing = missingCompulsory(type, offered, new Set([...ids, ...attended.map(({ id }) => id)]));
  const canEnroll = chosen.length > 0 && missing.length === 0;
  const toggle = (one: RegisterableClass) =>
    setChosen((before) =>
      before.some(({ id }) => id === one.id) ? before.filter(({ id }) => id !== one.id) : [...before, one],
    );

  async function enroll(values: Values) {
    try {
      const { message } = await submit.mutateAsync({ body: { ...values, class_ids: [...ids] } });
      setChosen([]);
      notify('success', message);
    } catch (error) {
      // Removed classes show in the list; the selection is kept.
      if (isApiError(error)) void offer.refetch();
      throw error;
    }
    await refreshSession();
  }

  return (
    <KitForm<Values>
      form={form}
      initialValues={{ ...(ownLevel ? { education_level: ownLevel } : {}), enrollment_type: 'tuition' }}
      onSubmit={enroll}
    >
      <div className={styles.place}>
        <EducationLevelSelect name="education_level" schema={fields.education_level} />
        <SelectField<number>
          name="branch_id"
          label={t('enrollment.branch')}
          schema={fields.branch_id}
          loading={branches.isPending}
          options={(branches.data?.data ?? []).map(({ id, branch_name }) => ({
            value: id,
            label: branchName(branch_name, language),
          }))}
        />
        <PackageField name="enrollment_type" label={t('enrollment.type')} schema={fields.enrollment_type} />
      </div>
      {level && type === 'daycare' && (
        <RequiredSubjects level={level} offered={isPlaced ? offer.data?.data : undefined} chosen={chosen} />
      )}
      {offer.error && <Notice kind="error">{offer.error.message}</Notice>}
      <div className={styles.choose}>
        <Button icon="add" disabled={!isPlaced} onClick={() => setChoosing(true)}>
          {t('enrollment.choose')}
        </Button>
        {!isPlaced && <span className={styles.quiet}>{t('enrollment.branchFirst')}</span>}
      </div>
      <ChosenClasses
        classes={chosen.map((one) => offered.find(({ id }) => id === one.id) ?? one)}
        isGone={({ id }) => offer.data !== undefined && !offered.some((one) => one.id === id)}
        onRemove={toggle}
      />
      {canEnroll && <SubmitButton>{t('enrollment.enroll')}</SubmitButton>}
      {chosen.length > 0 && missing.length > 0 && (
        <p className={styles.quiet}>
          {t('enrollment.missing', {
            subjects: listText(
              missing.map(({ name }) => name),
              language,
            ),
          })}
        </p>
      )}
      {choosing && (
        <ClassDialog query={offer} chosen={ids} onToggle={toggle} onClose={() => setChoosing(false)} />
      )}
    </KitForm>
  );
}
