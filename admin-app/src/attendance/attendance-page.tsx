import {
  adminAttendanceDates,
  adminAttendanceList,
  correctAttendance,
  submitAdminAttendance,
} from '@portal/shared-api/attendance';
import { adminBranches } from '@portal/shared-api/branches-admin';
import { classesOfSubject, type ClassRow } from '@portal/shared-api/classes';
import { educationLevelNames } from '@portal/shared-api/education-levels';
import { id } from '@portal/shared-api/fields';
import { useApiQuery } from '@portal/shared-api/react';
import { subjectsForFilter } from '@portal/shared-api/subjects';
import { AttendanceDialog } from '@portal/shared-ui/attendance-dialog';
import { BranchSelect } from '@portal/shared-ui/branch-select';
import { ClassWeek } from '@portal/shared-ui/class-week';
import { Empty } from '@portal/shared-ui/empty';
import { KitForm, SubmitButton, useForm } from '@portal/shared-ui/form';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { listText } from '@portal/shared-ui/list-text';
import { Loaded } from '@portal/shared-ui/loaded';
import { Page } from '@portal/shared-ui/page';
import { useSearchParams } from '@portal/shared-ui/router';
import { SelectField } from '@portal/shared-ui/select-field';
import { useEffect, useState } from 'react';
import styles from './attendance.module.css';

const calls = {
  dates: adminAttendanceDates,
  list: adminAttendanceList,
  submit: submitAdminAttendance,
  correct: correctAttendance,
};

interface Values {
  branch: string;
  subject: string;
}

function ClassDetails({ of }: { of: ClassRow }) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const teachers = of.teachers.map(({ name }) => name);
  return (
    <>
      <span>{listText(teachers, language)}</span>
      {of.deleted_at !== null && <span className="kit-caption">{t('classes.deleted')}</span>}
    </>
  );
}

const detailsOf = (one: ClassRow) => <ClassDetails of={one} />;

/** Branch and subject, the classes of the week, then the dates and the sheet of a class (specification B, "Attendance"). */
export default function AttendancePage() {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const [asked, subject] = ['branch', 'subject'].map((key) => id.safeParse(address.get(key)).data);
  const branches = useApiQuery(adminBranches, {}, { staleTime: 300_000 });
  // A link may name a branch that this admin is not offered.
  const isOffered = branches.data?.data.some((one) => one.id === asked) ?? true;
  const branch = isOffered ? asked : undefined;
  const subjects = useApiQuery(subjectsForFilter, { query: { attended: 1 } }, { staleTime: 300_000 });
  const classes = useApiQuery(
    classesOfSubject,
    { params: { subjectId: subject ?? 0 } },
    { enabled: subject !== undefined },
  );
  const [opened, setOpened] = useState<ClassRow | null>(null);
  const [form] = useForm<Values>();

  // Back or a link can change the choice.
  useEffect(() => {
    form.setFieldsValue({ branch: branch?.toString(), subject: subject?.toString() });
  }, [form, branch, subject]);

  return (
    <Page title={t('attendance.title')} intro={t('attendance.purpose')}>
      <div className={styles.search}>
        <KitForm<Values>
          form={form}
          onSubmit={(values) => setAddress({ branch: values.branch, subject: values.subject })}
        >
          <div className={styles.fields}>
            <BranchSelect schema={id} />
            <SelectField<string>
              name="subject"
              label={t('attendance.subject')}
              schema={id}
              loading={subjects.isPending}
              options={(subjects.data?.data ?? []).map((one) => ({
                value: String(one.id),
                label: [
                  one.name,
                  educationLevelNames[one.education_level][language],
                  ...(one.deleted_at ? [t('subjects.deleted')] : []),
                ].join(' · '),
              }))}
            />
          </div>
          <SubmitButton>{t('attendance.search')}</SubmitButton>
        </KitForm>
      </div>
      {branch !== undefined && subject !== undefined && (
        <Loaded query={classes} lines={6}>
          {({ data }) => {
            const ofBranch = data.filter((one) => one.branch.id === branch);
            return ofBranch.length === 0 ? (
              <Empty text={t('attendance.noClass')} />
            ) : (
              <ClassWeek<ClassRow> classes={ofBranch} details={detailsOf} onOpen={setOpened} />
            );
          }}
        </Loaded>
      )}
      {opened && (
        <AttendanceDialog
          classId={opened.id}
          name={opened.subject.name}
          calls={calls}
          onClose={() => setOpened(null)}
        />
      )}
    </Page>
  );
}
