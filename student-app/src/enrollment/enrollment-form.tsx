import { usePortal } from '@portal/portal-kit/area';
import type { EducationLevel } from '@portal/shared-api/education-levels';
import {
  enrollmentBranches,
  missingCompulsory,
  registerableClasses,
  submitEnrollment,
  type RegisterableClass,
} from '@portal/shared-api/enrollment-requests';
import { isApiError } from '@portal/shared-api/client';
import { useApiMutation, useApiQuery } from '@portal/shared-api/react';
import { Button } from '@portal/shared-ui/button';
import { useDraft, useKeeping } from '@portal/shared-ui/draft';
import { EducationLevelSelect } from '@portal/shared-ui/education-level-select';
import { KitForm, SubmitButton, useForm, useWatch } from '@portal/shared-ui/form';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { listText } from '@portal/shared-ui/list-text';
import { Notice } from '@portal/shared-ui/notice';
import { PackageField } from '@portal/shared-ui/package-field';
import { useState } from 'react';
import { BranchField } from './branch-field.tsx';
import { ChosenClasses } from './chosen-classes.tsx';
import { ClassDialog } from './class-dialog.tsx';
import { readDraft, type Values } from './draft.ts';
import { RequiredSubjects } from './required-subjects.tsx';
import styles from './enrollment.module.css';

const fields = submitEnrollment.body.shape;

interface EnrollmentFormProps {
  studentId: string;
  /** The student's own level, if classes can be chosen for it. */
  level: EducationLevel | undefined;
}

/**
 * Level, branch and type, then the classes. Enroll appears once everything required is chosen. What was chosen waits in
 * this tab until it is sent.
 */
export function EnrollmentForm({ studentId, level: ownLevel }: EnrollmentFormProps) {
  const { t } = useTranslation('student-app');
  const language = useLanguage();
  const { notify, refreshSession } = usePortal();
  const [form] = useForm<Values>();
  const unfinished = useDraft(`enrollment.${studentId}`, readDraft);
  // What need not be kept: the initial values, or those sent last.
  const [settled, setSettled] = useState<Partial<Values>>({
    ...(ownLevel ? { education_level: ownLevel } : {}),
    enrollment_type: 'tuition',
  });
  const [start] = useState({ ...settled, ...unfinished.draft?.values });
  const values: Partial<Values> = { ...start, ...useWatch([], form) };
  const { education_level: level, branch_id: branch, enrollment_type: type = 'tuition' } = values;
  const [chosen, setChosen] = useState<readonly RegisterableClass[]>(unfinished.draft?.classes ?? []);
  const [choosing, setChoosing] = useState(false);
  useKeeping(
    unfinished,
    { values, classes: [...chosen] },
    chosen.length === 0 && JSON.stringify(values) === JSON.stringify(settled),
  );
  const branchList = useApiQuery(enrollmentBranches, {}, { staleTime: 300_000 }).data?.data;
  const isBranchGone = branchList !== undefined && !branchList.some(({ id }) => id === branch);
  const isPlaced = level !== undefined && branch !== undefined && !isBranchGone;
  const offer = useApiQuery(
    registerableClasses,
    { body: { education_level: level!, branch_id: branch! } },
    { enabled: isPlaced, anew: true },
  );
  const submit = useApiMutation(submitEnrollment);

  // Another level or branch has other classes, and the type returns to tuition (specification B, section 4).
  const [basis, setBasis] = useState({ level, branch, type });
  if (basis.level !== level || basis.branch !== branch || basis.type !== type) {
    setBasis({ level, branch, type });
    if (basis.type === type || type === 'tuition') setChosen([]);
  }

  const offered = offer.data?.data ?? [];
  const isGone = (one: RegisterableClass) =>
    isBranchGone || (offer.data !== undefined && !offered.some(({ id }) => id === one.id));
  const stillOffered = chosen.filter((one) => !isGone(one));
  const ids = new Set(stillOffered.map(({ id }) => id));
  const attended = offered.filter((one) => one.is_attended);
  const missing = missingCompulsory(type, offered, new Set([...ids, ...attended.map(({ id }) => id)]));
  const canEnroll = offer.data !== undefined && ids.size > 0 && missing.length === 0;
  const toggle = (one: RegisterableClass) =>
    setChosen((before) =>
      before.some(({ id }) => id === one.id) ? before.filter(({ id }) => id !== one.id) : [...before, one],
    );

  async function enroll(body: Values) {
    try {
      const { message } = await submit.mutateAsync({ body: { ...body, class_ids: [...ids] } });
      unfinished.forget();
      setSettled(values);
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
    <KitForm<Values> form={form} initialValues={start} onSubmit={enroll}>
      {unfinished.draft && (
        <div className="kit-above-form">
          <Notice kind="info">{t('enrollment.kept')}</Notice>
        </div>
      )}
      <div className={styles.place}>
        <EducationLevelSelect name="education_level" schema={fields.education_level} />
        <BranchField branches={branchList} chosen={branch} />
        <PackageField name="enrollment_type" label={t('enrollment.type')} schema={fields.enrollment_type} />
      </div>
      {level && type === 'daycare' && (
        <RequiredSubjects
          level={level}
          offered={isPlaced ? offer.data?.data : undefined}
          chosen={stillOffered}
        />
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
        isGone={isGone}
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
