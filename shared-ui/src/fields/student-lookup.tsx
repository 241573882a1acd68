import { MAX_TERM } from '@portal/shared-api/fields';
import { Select } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { useTranslation } from '../texts/i18n.tsx';
import { studentText } from '../display/student-text.tsx';
import { useDebounced } from '../hooks/use-debounced.ts';

/** The term for an empty search (specification A, section 5). */
const EMPTY_TERM = 'SS';

interface Found {
  student_id: string;
  name: string;
}

interface ControlProps<Student extends Found> {
  id?: string;
  value?: string | null;
  onChange?: (studentId: string | undefined) => void;
  search: (term: string) => Promise<readonly Student[]>;
  onPick?: ((student: Student | undefined) => void) | undefined;
  start?: Student | undefined;
  disabled?: boolean | undefined;
}

type Answer<Student> = { term: string } & ({ students: readonly Student[] } | { failed: true });

function LookupControl<Student extends Found>({
  search,
  onPick,
  onChange,
  value,
  start,
  ...select
}: ControlProps<Student>) {
  const { t } = useTranslation('kit');
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState<Answer<Student> | null>(null);
  const [picked, setPicked] = useState(start);
  const term = useDebounced(typed.trim()) || EMPTY_TERM;
  const tooLong = typed.trim().length > MAX_TERM;

  // A new function on each render of the caller is no reason to search again.
  const ask = useEffectEvent(search);
  useEffect(() => {
    if (!open || term.length > MAX_TERM) return;
    let current = true;
    ask(term).then(
      (students) => current && setAnswer({ term, students }),
      () => current && setAnswer({ term, failed: true }),
    );
    return () => {
      current = false;
    };
  }, [open, term]);

  const settled = answer?.term === (typed.trim() || EMPTY_TERM) ? answer : null;
  const students = answer && 'students' in answer ? answer.students : [];
  const known = picked && !students.some((one) => one.student_id === picked.student_id);
  return (
    <Select
      {...select}
      value={value || null}
      placeholder={t('lookup.placeholder')}
      allowClear
      onOpenChange={setOpen}
      loading={open && !settled && !tooLong}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={[...(tooLong ? [] : students), ...(known ? [picked] : [])].map((student) => ({
        value: student.student_id,
        label: studentText(student),
      }))}
      notFoundContent={
        tooLong
          ? t('lookup.tooLong', { max: MAX_TERM })
          : !settled
            ? t('lookup.searching')
            : 'failed' in settled
              ? t('lookup.failed')
              : t('lookup.none')
      }
      onChange={(chosen: string | undefined) => {
        const student = students.find((one) => one.student_id === chosen);
        setPicked(student);
        onChange?.(chosen);
        onPick?.(student);
      }}
    />
  );
}

interface StudentLookupProps<Student extends Found> extends Omit<FieldProps, 'label'> {
  label?: string;
  /** Asks the server by part of a name or ID. */
  search: (term: string) => Promise<readonly Student[]>;
  /** The current choice. */
  start?: Student | undefined;
  /** The chosen student's record; undefined when the choice is cleared. */
  onPick?: (student: Student | undefined) => void;
}

/** A student, searched by name or ID half a second after typing. The value is the student ID. */
export function StudentLookup<Student extends Found>({
  label,
  search,
  onPick,
  start,
  ...field
}: StudentLookupProps<Student>) {
  const { t } = useTranslation('kit');
  return (
    <Field {...field} label={label ?? t('lookup.student')} validateTrigger="onChange">
      <LookupControl search={search} onPick={onPick} start={start} disabled={field.disabled} />
    </Field>
  );
}
