import { importColumns, type ImportColumn, type ImportValues } from '@portal/shared-api/imports';
import { Button } from '@portal/shared-ui/button';
import { Chip } from '@portal/shared-ui/chip';
import { KitForm, SubmitButton, useForm } from '@portal/shared-ui/form';
import { useTranslation } from '@portal/shared-ui/i18n';
import { TextField } from '@portal/shared-ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { KnownStudent } from './known-student.tsx';
import { labels } from './labels.ts';
import styles from './imports.module.css';
import { isWrong, type Action, type Line } from './use-import.ts';

const tones = { wrong: 'coral', ask: 'coral', skip: 'slate', create: 'green', update: 'green' } as const;

interface ImportLineProps {
  line: Line;
  busy: boolean;
  onChoose: (action: Action) => void;
  onCorrect: (values: Partial<ImportValues>) => Promise<unknown>;
  /** Registers a function that reads the inputs; null if there are none. */
  onTyping: (line: number, read: (() => Partial<ImportValues>) | null) => void;
}

/** One line of the file: problems beside each value, which can be corrected here, and what happens to it. */
export function ImportLine({ line, busy, onChoose, onCorrect, onTyping }: ImportLineProps) {
  const { t } = useTranslation('admin-app');
  const [form] = useForm<Partial<ImportValues>>();
  const [editing, setEditing] = useState(false);
  const head = useRef<HTMLDivElement>(null);
  const { action, student } = line;
  const shown = action === 'another' ? 'create' : action;
  const name = t('imports.line', { line: line.line, name: line.values.name || '–' });
  const state = action !== 'skip' && isWrong(line) ? 'wrong' : shown;
  const columns = importColumns.filter((column) => editing || line.problems[column]);
  const label = (column: ImportColumn) => t(`students.fields.${labels[column]}`);
  const hasFields = columns.length > 0;

  useEffect(() => {
    onTyping(line.line, hasFields ? () => form.getFieldsValue() : null);
    return () => onTyping(line.line, null);
  }, [form, hasFields, line.line, onTyping]);

  const choices: [Action, string][] = [
    ...(action === 'skip' ? [] : ([['skip', t('imports.leaveOut')]] as [Action, string][])),
    ...(student
      ? ([
          ['update', t('imports.overwrite')],
          ['another', t('imports.another')],
        ] as [Action, string][])
      : ([['create', t('imports.takeIn')]] as [Action, string][])
    ).filter(([one]) => one !== action && (one !== 'create' || action === 'skip')),
  ];

  return (
    <li className={styles.line}>
      <div className={styles.head} ref={head} tabIndex={-1}>
        <strong>{name}</strong>
        <Chip tone={tones[state]}>{t(`imports.states.${state}`)}</Chip>
        <Button kind="link" of={name} onClick={() => setEditing(!editing)}>
          {t(editing ? 'imports.editLess' : 'imports.edit')}
        </Button>
        {choices.map(([one, text]) => (
          <Button key={one} kind="link" of={name} onClick={() => onChoose(one)}>
            {text}
          </Button>
        ))}
      </div>
      {student && <KnownStudent student={student} />}
      {hasFields && (
        <KitForm<Partial<ImportValues>>
          form={form}
          initialValues={line.values}
          // Corrected fields have disappeared, and the focus with them.
          onSubmit={(values) => onCorrect(values).finally(() => head.current?.focus())}
        >
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
