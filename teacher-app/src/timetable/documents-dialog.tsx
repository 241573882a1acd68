import { usePortal } from '@portal/portal-kit/area';
import {
  addDocument,
  deleteDocument,
  teacherDocument,
  teacherDocuments,
  type ClassDocument,
} from '@portal/shared-api/class-documents';
import { useUpload } from '@portal/shared-api/react';
import type { Occurrence } from '@portal/shared-api/timetable';
import { Button } from '@portal/shared-ui/button';
import { ClassDocumentsDialog } from '@portal/shared-ui/class-documents-dialog';
import { FileField } from '@portal/shared-ui/file-field';
import { KitForm, SubmitButton, useForm } from '@portal/shared-ui/form';
import { useTranslation } from '@portal/shared-ui/i18n';
import { TextField } from '@portal/shared-ui/text-field';
import { useConfirmed } from '@portal/shared-ui/use-confirmed';
import styles from './timetable.module.css';

interface Values {
  name: string;
  document: File;
}

const removeButton = (document: ClassDocument) => <RemoveDocument document={document} />;

/** The documents of a taught class: list, view, add and delete. */
export const DocumentsDialog = ({ meeting, onClose }: { meeting: Occurrence; onClose: () => void }) => (
  <ClassDocumentsDialog
    classId={meeting.class_id}
    name={meeting.subject.name}
    list={teacherDocuments}
    file={teacherDocument}
    onClose={onClose}
    actions={removeButton}
  >
    <AddDocument classId={meeting.class_id} />
  </ClassDocumentsDialog>
);

function RemoveDocument({ document: { id, name } }: { document: ClassDocument }) {
  const { t } = useTranslation('teacher-app');
  const remove = useConfirmed(deleteDocument);
  const question = {
    title: t('documents.deleteTitle', { name }),
    text: t('documents.deleteText'),
    verb: t('documents.delete'),
    danger: true,
  };
  return (
    <Button icon="delete" danger of={name} onClick={() => void remove(question, { params: { id } })}>
      {t('documents.delete')}
    </Button>
  );
}

function AddDocument({ classId }: { classId: number }) {
  const { t } = useTranslation('teacher-app');
  const { notify } = usePortal();
  const [form] = useForm<Values>();
  const { upload, progress } = useUpload(addDocument);
  return (
    <div className={styles.add}>
      <KitForm<Values>
        form={form}
        asksBeforeLeaving
        onSubmit={async ({ name, document }) => {
          const { message } = await upload({ params: { id: classId }, body: { name }, files: { document } });
          form.resetFields();
          notify('success', message);
        }}
      >
        <TextField name="name" label={t('documents.name')} schema={addDocument.body.shape.name} />
        <FileField
          name="document"
          label={t('documents.file')}
          rule={addDocument.files.document}
          {...(progress === undefined ? {} : { progress })}
        />
        <SubmitButton>{t('documents.add')}</SubmitButton>
      </KitForm>
    </div>
  );
}
