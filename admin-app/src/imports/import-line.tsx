import { importColumns, type ImportColumn, type ImportValues } from '@portal/shared-api/imports';
import { Button } from '@portal/shared-ui/button';
import { Chip } from '@portal/shared-ui/chip';
import { KitForm, SubmitButton } from '@portal/shared-ui/form';
import { useTranslation } from '@portal/shared-ui/i18n';
import { TextField } from '@portal/shared-ui/text-field';
import { useState } from 'react';
import styles from './imports.module.css';
import { isWrong, type Action, type Line } from './use-import.ts';

const labels = {
  name: 'name',
  ic: 'ic',
  email: 'email',
  phone: 'phone',
  education_level: 'educationLevel',
  school: 'school',
  guardian_name: 'guardianName',
  guardian_phone: 'guardianPhone',
  guardian_email: 'guardianEmail',
  address: 'address',
  join_date: 'originalJoinDate',
} as const satisfies Record<ImportColumn, string>;

interface ImportLineProps {
  line: Line;
  busy: boolean;
  onChoose: (action: Action) => void;
  onCorrect: (values: Partial<ImportValues>) => Promise<unknown>;
}

/** One line of the file: what is wrong with it beside the value, which can be corrected here, and what becomes of it. */
export function ImportLine({ line, busy, onChoose, onCorrect }: ImportLineProps) {
  const { t } = useTranslation('admin-app');
  const [editing, setEditing] = useState(false);
  const wrong = isWrong(line);
  const columns = importColumns.filter((column) => editing || line.problems[column]);
  const label = (column: ImportColumn) => t(`students.fields.${labels[column]}`);
  const state = line.action === 'skip' ? 'skip' : wrong ? 'wrong' : line.action;

  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <strong>{t('imports.line', { line: line.line, name: line.values.name || '–' })}</strong>
        <Chip tone={state === 'wrong' ? 'coral' : state === 'skip' ? 'slate' : 'green'}>
          {t(`imports.states.${state}`)}
        </Chip>
        <Button kind="link" onClick={() => setEditing(!editing)}>
          {t(editing ? 'imports.editLess' : 'imports.edit')}
        </Button>
        <Button
          kind="link"
          onClick={() => onChoose(line.action === 'skip' ? (line.student ? 'update' : 'create') : 'skip')}
        >
          {t(
            line.action !== 'skip'
              ? 'imports.leaveOut'
              : line.student
                ? 'imports.overwrite'
                : 'imports.takeIn',
          )}
        </Button>
      </div>
      {line.student && (
        <div>
          {t('imports.known', { id: line.student.student_id, name: line.student.name })}
          <ul>
            {line.student.changes.map(({ column, from, to }) => (
              <li key={column}>
                {label(column)}: <del>{from || '–'}</del> <mark>{to}</mark>
              </li>
            ))}
          </ul>
        </div>
      )}
      {columns.length > 0 && (
        <KitForm<Partial<ImportValues>> initialValues={line.values} onSubmit={onCorrect}>
          <div className={styles.fields}>
            {columns.map((column) => (
              <TextField
                key={column}
                name={column}
                label={label(column)}
                hint={<span className={styles.problem}>{line.problems[column]?.[0]}</span>}
              />
            ))}
          </div>
          <SubmitButton disabled={busy}>{t('imports.check')}</SubmitButton>
        </KitForm>
      )}
    </li>
  );
}
