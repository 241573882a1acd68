import { useTranslation } from '@portal/shared-ui/i18n';
import { isEmptyRow, type ParentRegistration } from './use-parent-registration.ts';
import { useId } from 'react';

/** Without a script, rows cannot be added. */
const ROWS_WITHOUT_SCRIPT = 4;

/** A row per child. A new one can be added once no row is empty (specification A, section 2). */
export function StudentRows({ registration }: { registration: ParentRegistration }) {
  const { t } = useTranslation('landing');
  const id = useId();
  const { value: rows, onChange, onLeave } = registration.field('students', 'student_ids');

  // the call only contains filled rows, and its messages count those
  const errorAt = (index: number) =>
    isEmptyRow(rows[index]!)
      ? undefined
      : registration.errorOf(`student_ids.${rows.slice(0, index).filter((row) => !isEmptyRow(row)).length}`);

  return (
    <fieldset className="landing-rows" aria-describedby={`${id}-hint`}>
      <legend>
        {t('register.students')}
        <span className="landing-field__optional"> ({t('register.optional')})</span>
      </legend>
      {rows.map((row, index) => {
        const error = errorAt(index);
        return (
          <div key={index} className="landing-field">
            <div className="landing-rows__row">
              <input
                className="landing-input"
                name={`students.${index}`}
                value={row}
                placeholder="SS1001"
                autoComplete="off"
                aria-label={t('register.studentNumber', { number: index + 1 })}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-${index}` : undefined}
                onChange={(event) => onChange(rows.with(index, event.target.value))}
                onBlur={onLeave}
              />
              {rows.length > 1 && (
                <button
                  type="button"
                  className="landing-round"
                  aria-label={t('register.removeStudent', { number: index + 1 })}
                  onClick={() => onChange(rows.toSpliced(index, 1))}
                >
                  ×
                </button>
              )}
            </div>
            {error && (
              <p id={`${id}-${index}`} className="landing-field__error">
                {error}
              </p>
            )}
          </div>
        );
      })}
      <noscript>
        {Array.from({ length: Math.max(0, ROWS_WITHOUT_SCRIPT - rows.length) }, (_, index) => (
          <input
            key={index}
            className="landing-input"
            name={`students.${rows.length + index}`}
            placeholder="SS1001"
            autoComplete="off"
            aria-label={t('register.studentNumber', { number: rows.length + index + 1 })}
          />
        ))}
      </noscript>
      <p id={`${id}-hint`} className="landing-hint">
        {t('register.studentsHint')}
      </p>
      <button
        type="button"
        className="landing-button landing-button--quiet"
        onClick={() => {
          if (!rows.some(isEmptyRow)) onChange([...rows, '']);
        }}
      >
        {t('register.addStudent')}
      </button>
    </fieldset>
  );
}
