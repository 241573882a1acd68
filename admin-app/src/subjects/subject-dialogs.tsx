import { educationLevelNames } from '@portal/shared-api/education-levels';
import { useApiMutation, useApiQuery } from '@portal/shared-api/react';
import {
  createSubject,
  newSubjectImage,
  subjectDetails,
  subjectImage,
  updateSubject,
  type SubjectDetails,
} from '@portal/shared-api/subjects';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { QueryDialog } from '@portal/shared-ui/query-dialog';
import { EditRecordDialog, NewRecordDialog } from '@portal/shared-ui/record-dialog';
import { useState } from 'react';
import { SubjectFields, type SubjectValues } from './subject-fields.tsx';

interface DialogProps {
  onClose: () => void;
  onDone: (message: string, id: number) => void;
}

const sent = ({ image_file, ...body }: SubjectValues) => ({
  body,
  files: { image_file: image_file ?? undefined },
});

export function NewSubjectDialog({ onClose, onDone }: DialogProps) {
  const { t } = useTranslation('admin-app');
  const create = useApiMutation(createSubject);
  return (
    <NewRecordDialog<SubjectValues>
      title={t('subjects.new')}
      verb={t('subjects.create')}
      initialValues={{ is_elective: false }}
      save={async (values) => {
        const made = await create.mutateAsync(sent(values));
        onDone(made.message, made.id);
        return made;
      }}
      onDone={onClose}
      onClose={onClose}
    >
      <SubjectFields image={newSubjectImage} imageLabel={t('subjects.fields.image')} />
    </NewRecordDialog>
  );
}

export function SubjectDialog({ id, ...dialog }: DialogProps & { id: number }) {
  const { t } = useTranslation('admin-app');
  const details = useApiQuery(subjectDetails, { params: { id } }, { anew: true });
  return (
    <QueryDialog title={t('subjects.editTitle')} query={details} onClose={dialog.onClose}>
      {(subject) => (
        <EditSubjectDialog
          {...dialog}
          subject={subject}
          reread={async () => (await details.refetch({ throwOnError: true })).data!}
        />
      )}
    </QueryDialog>
  );
}

interface EditProps extends DialogProps {
  subject: SubjectDetails;
  reread: () => Promise<SubjectDetails>;
}

function EditSubjectDialog({ subject: opened, reread, onClose, onDone }: EditProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const update = useApiMutation(updateSubject);
  const [subject] = useState(opened);
  const { id } = subject;
  return (
    <EditRecordDialog<SubjectValues, SubjectDetails>
      title={t('subjects.editTitle')}
      verb={t('subjects.update')}
      valuesOf={({ name, description, price, education_level, is_elective }) => ({
        ...{ name, description, price, is_elective: is_elective === 1 },
        // From before levels were required; it has to be chosen now.
        ...(education_level === 'general' ? {} : { education_level }),
      })}
      record={subject}
      reread={reread}
      describe={(one) => [
        { term: t('subjects.fields.name'), value: one.name },
        { term: t('subjects.fields.description'), value: one.description },
        { term: t('subjects.fields.price'), value: one.price },
        {
          term: t('subjects.fields.educationLevel'),
          value: educationLevelNames[one.education_level][language],
        },
        { term: t('subjects.fields.elective'), value: t(one.is_elective ? 'subjects.yes' : 'subjects.no') },
      ]}
      save={(values, version) => {
        const { body, files } = sent(values);
        return update.mutateAsync({ params: { id }, body: { ...body, version }, files });
      }}
      onDone={(message) => onDone(message, id)}
      onClose={onClose}
    >
      <SubjectFields image={subjectImage} imageLabel={t('subjects.fields.newImage')} />
    </EditRecordDialog>
  );
}
