import type { CheckedLine } from '@portal/shared-api/imports';
import { Changes } from '@portal/shared-ui/changes';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { listText } from '@portal/shared-ui/list-text';
import { labels } from './labels.ts';

/** The student a line matches or may match, and the differing values. */
export function KnownStudent({ student }: { student: NonNullable<CheckedLine['student']> }) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const { certain, changes, name, shares, student_id: id } = student;
  const parts = listText(
    shares.map((part) => t(`people.doubles.${part}`)),
    language,
  );
  return (
    <div>
      {certain ? t('imports.known', { id, name }) : t('imports.maybe', { id, name, parts })}
      {changes.length === 0 && <> {t('imports.same')}</>}
      {changes.length > 0 && (
        <Changes
          items={changes.map(({ column, from, to }) => ({
            term: t(`students.fields.${labels[column]}`),
            old: from,
            value: to,
          }))}
        />
      )}
    </div>
  );
}
