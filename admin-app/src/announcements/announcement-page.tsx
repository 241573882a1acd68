import { usePortal } from '@portal/portal-kit/area';
import {
  announce,
  announcementBody,
  announcementModes,
  type AnnouncementForm,
} from '@portal/shared-api/announcements';
import type { ClassRow } from '@portal/shared-api/classes';
import { useApi, useApiMutation } from '@portal/shared-api/react';
import { searchStudents, type StudentRow } from '@portal/shared-api/students';
import { Button } from '@portal/shared-ui/button';
import { ChoiceField } from '@portal/shared-ui/choice-field';
import { EducationLevelSelect } from '@portal/shared-ui/education-level-select';
import { KitForm, SubmitButton, useForm, useWatch } from '@portal/shared-ui/form';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Page } from '@portal/shared-ui/page';
import { StudentLookup } from '@portal/shared-ui/student-lookup';
import { TextField } from '@portal/shared-ui/text-field';
import { useState } from 'react';
import { ClassField } from './class-field.tsx';
import { ClassSearchDialog } from './class-search-dialog.tsx';
import styles from './announcements.module.css';

const fields = announcementBody.shape;

/** Sends an announcement to everybody, a level, a class or one student (specification B, "Announcement"). */
export default function AnnouncementPage() {
  const { t } = useTranslation('admin-app');
  const api = useApi();
  const { confirm, notify, session } = usePortal();
  const [form] = useForm<AnnouncementForm>();
  const mode = useWatch('mode', form) ?? 'all';
  const send = useApiMutation(announce);
  const [choosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<ClassRow | null>(null);

  async function submit(values: AnnouncementForm) {
    const { mode: sentTo } = values;
    const ofOwnBranch = session?.adminLevel !== 'level_3' && (sentTo === 'all' || sentTo === 'level');
    const sure = await confirm({
      title: t('announcements.confirmTitle'),
      text: ofOwnBranch ? t(`announcements.confirmInBranch.${sentTo}`) : t(`announcements.confirm.${sentTo}`),
      verb: t('announcements.announce'),
    });
    if (!sure) return;
    const { message } = await send.mutateAsync({ body: values });
    form.resetFields();
    setChosen(null);
    notify('success', message);
  }

  return (
    <Page title={t('announcements.title')} intro={t('announcements.purpose')}>
      <div className={styles.form}>
        <KitForm<AnnouncementForm>
          form={form}
          asksBeforeLeaving
          initialValues={{ mode: 'all' }}
          onSubmit={submit}
        >
          <ChoiceField
            name="mode"
            label={t('announcements.mode')}
            schema={fields.mode}
            options={announcementModes.map((value) => ({ value, label: t(`announcements.modes.${value}`) }))}
          />
          {mode === 'level' && <EducationLevelSelect name="level" />}
          {mode === 'class' && (
            <>
              <ClassField name="classId" label={t('announcements.class')} chosen={chosen} />
              <div className={styles.choose}>
                <Button icon="search" onClick={() => setChoosing(true)}>
                  {t('announcements.chooseClass')}
                </Button>
              </div>
            </>
          )}
          {mode === 'individual' && (
            <StudentLookup<StudentRow>
              name="studentId"
              schema={fields.studentId.unwrap()}
              search={async (term) => (await api.call(searchStudents, { params: { term } })).data}
            />
          )}
          <TextField name="message" label={t('announcements.content')} schema={fields.message} rows={6} />
          <SubmitButton>{t('announcements.submit')}</SubmitButton>
        </KitForm>
      </div>
      {choosing && (
        <ClassSearchDialog
          onChoose={(one) => {
            setChosen(one);
            form.setFieldValue('classId', one.id);
            void form.validateFields(['classId']);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Page>
  );
}
