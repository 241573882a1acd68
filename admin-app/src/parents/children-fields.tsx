import { messageText } from '@portal/shared-api/messages';
import { educationLevelNames } from '@portal/shared-api/education-levels';
import { useApi } from '@portal/shared-api/react';
import { searchStudents, type StudentRow } from '@portal/shared-api/students';
import { Button, IconButton } from '@portal/shared-ui/button';
import { Empty } from '@portal/shared-ui/empty';
import { ListField } from '@portal/shared-ui/list-field';
import { useWatch, type FormInstance } from '@portal/shared-ui/form';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { colon } from '@portal/shared-ui/list-text';
import { Notice } from '@portal/shared-ui/notice';
import { StudentLookup } from '@portal/shared-ui/student-lookup';
import { useState } from 'react';
import { useKeptFocus } from '../people/use-kept-focus.ts';
import type { Child, ParentValues } from './parent-values.ts';
import styles from './parents.module.css';

interface ChildrenFieldsProps {
  form: FormInstance<ParentValues>;
  /** How many more belong to a branch this admin cannot see. */
  elsewhere: number;
}

/** A card for each child, and a search to add one. */
export function ChildrenFields({ form, elsewhere }: ChildrenFieldsProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const api = useApi();
  const children = useWatch<Child[] | undefined>('children', { form, preserve: true }) ?? [];
  const area = useKeptFocus<HTMLDivElement>(children.length);
  const [picked, setPicked] = useState<StudentRow>();
  const [refused, setRefused] = useState<string>();

  /** What it says is no error of the form, which is saved without the search. It stays until the next choice. */
  function pick(student?: StudentRow, ...warnings: string[]) {
    setPicked(student);
    setRefused(undefined);
    form.setFields([{ name: 'found', value: student?.student_id, errors: [], warnings }]);
  }
  function addPicked() {
    if (!picked) return pick(undefined, messageText('selection_required', language));
    if (children.some((child) => child.student_id === picked.student_id)) {
      pick(undefined, messageText('student_already_child', language));
      return setRefused(picked.student_id);
    }
    form.setFieldValue('children', [...children, picked]);
    pick();
  }

  return (
    <div ref={area}>
      <ListField<Child> name="children">
        {(rows, { remove }) => (
          <>
            {rows.length === 0 && elsewhere === 0 && <Empty text={t('parents.children.none')} />}
            <ul className={styles.children}>
              {rows.map(({ key, index }) => {
                const child = children[index];
                return (
                  child && (
                    <li key={key} className={styles.child}>
                      <ChildLines child={child} />
                      <IconButton
                        icon="delete"
                        danger
                        label={t('parents.children.remove', { name: child.name })}
                        onClick={() => {
                          // The earlier message no longer applies.
                          if (refused === child.student_id) pick();
                          remove(index);
                        }}
                      />
                    </li>
                  )
                );
              })}
            </ul>
          </>
        )}
      </ListField>
      {elsewhere > 0 && <Notice kind="info">{t('parents.children.elsewhere', { count: elsewhere })}</Notice>}
      <div className={styles.add}>
        <StudentLookup<StudentRow>
          name="found"
          label={t('parents.children.search')}
          search={async (term) => (await api.call(searchStudents, { params: { term } })).data}
          onPick={pick}
        />
        <Button icon="add" onClick={addPicked}>
          {t('parents.children.add')}
        </Button>
      </div>
    </div>
  );
}

function ChildLines({ child }: { child: Child }) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  return (
    <div>
      <strong>{child.name}</strong>
      <div className={styles.quiet}>
        {`${t('parents.children.studentId')}${colon[language]}${child.student_id} · `}
        {`${t('parents.fields.educationLevel')}${colon[language]}${educationLevelNames[child.education_level][language]}`}
      </div>
      <div className={styles.quiet}>
        {`${t('parents.fields.school')}${colon[language]}${child.school ?? '–'}`}
      </div>
    </div>
  );
}
