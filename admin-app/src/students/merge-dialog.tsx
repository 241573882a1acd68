import { isApiError } from '@portal/shared-api/client';
import { useApi, useApiQuery, useRefresh } from '@portal/shared-api/react';
import { searchStudents, type StudentDetails } from '@portal/shared-api/students';
import {
  mergePreview,
  mergeStudents,
  type MergeField,
  type MergePreview,
} from '@portal/shared-api/students-merging';
import { ChoiceField } from '@portal/shared-ui/choice-field';
import { DescriptionList } from '@portal/shared-ui/description-list';
import { useForm, useWatch } from '@portal/shared-ui/form';
import { FormDialog } from '@portal/shared-ui/form-dialog';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Loaded } from '@portal/shared-ui/loaded';
import { icText, phoneText } from '@portal/shared-ui/number-groups';
import { Notice } from '@portal/shared-ui/notice';
import { StudentLookup } from '@portal/shared-ui/student-lookup';

type Choices = Partial<Record<MergeField, 'kept' | 'merged'>>;
interface MergeForm {
  other?: string;
  choices?: Choices;
}

interface MergeDialogProps {
  student: StudentDetails;
  onClose: () => void;
  /** Nothing is refetched yet: one of the two records is gone, and this may be the one. */
  onMerged: (message: string, id: number) => void;
}

/** Chooses another record of the same child, decides conflicting values, and merges the two. */
export function MergeDialog({ student, onClose, onMerged }: MergeDialogProps) {
  const { t } = useTranslation('admin-app');
  const api = useApi();
  const [form] = useForm<MergeForm>();
  const other = useWatch('other', form);
  const choices = useWatch('choices', form) ?? {};
  const preview = useApiQuery(
    mergePreview,
    { params: { id: student.id, studentId: other ?? '' } },
    { enabled: Boolean(other), anew: true },
  );
  const refresh = useRefresh();

  async function submit() {
    const { kept, merged } = preview.data!;
    const take = Object.entries(choices).flatMap(([field, from]) =>
      from === 'merged' ? [field as MergeField] : [],
    );
    try {
      const answer = await api.call(mergeStudents, {
        params: { id: student.id, studentId: other! },
        body: { take, kept_version: kept.version, merged_version: merged.version },
      });
      onMerged(answer.message, answer.id);
    } catch (error) {
      if (isApiError(error) && error.code === 'changed_meanwhile') void refresh(['students']);
      throw error;
    }
  }

  const undecided = preview.data?.conflicts.filter(({ field }) => !choices[field]).length;
  const blockedReason = !other
    ? t('students.merge.chooseFirst')
    : undecided === undefined
      ? t('students.merge.reading')
      : undecided > 0
        ? t('students.merge.decideFirst', { count: undecided })
        : undefined;

  const target = preview.data?.kept.student_id;
  return (
    <FormDialog<MergeForm>
      form={form}
      danger
      title={t('students.merge.title', { name: student.name })}
      verb={target ? t('students.merge.verb', { id: target }) : t('students.merge.open')}
      blocked={blockedReason !== undefined}
      blockedReason={blockedReason}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('students.merge.intro')}</p>
      <StudentLookup
        name="other"
        label={t('students.merge.other')}
        search={async (term) => {
          const { data } = await api.call(searchStudents, { params: { term } });
          return data.filter(({ id }) => id !== student.id);
        }}
      />
      {other && <Loaded query={preview}>{(found) => <Preview preview={found} />}</Loaded>}
    </FormDialog>
  );
}

/** Numbers in groups, as everywhere. */
function shown(field: MergeField, value: string | null): string {
  if (value === null) return '–';
  if (field === 'ic') return icText(value);
  return field === 'phone' || field === 'guardian_phone' ? phoneText(value) : value;
}

function Preview({ preview }: { preview: MergePreview }) {
  const { t } = useTranslation('admin-app');
  const { kept, merged, conflicts, moves } = preview;
  return (
    <>
      <Notice kind="warning">
        {t('students.merge.keeps', { kept: kept.student_id, merged: merged.student_id })}
      </Notice>
      <DescriptionList
        items={(['payments', 'classes', 'attendance', 'parents', 'requests'] as const).map((what) => ({
          term: t(`students.merge.${what}`),
          value: String(moves[what]),
        }))}
      />
      {conflicts.map((conflict) => (
        <ChoiceField
          key={conflict.field}
          name={['choices', conflict.field]}
          label={t(`students.merge.fields.${conflict.field}`)}
          options={[
            { value: 'kept', label: `${shown(conflict.field, conflict.kept)} (${kept.student_id})` },
            { value: 'merged', label: `${shown(conflict.field, conflict.merged)} (${merged.student_id})` },
          ]}
        />
      ))}
    </>
  );
}
