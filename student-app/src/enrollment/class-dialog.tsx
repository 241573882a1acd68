import { inTheWayOf, type RegisterableClass } from '@portal/shared-api/enrollment-requests';
import { Button } from '@portal/shared-ui/button';
import { classText } from '@portal/shared-ui/class-schedule';
import { Dialog } from '@portal/shared-ui/dialog';
import { Empty } from '@portal/shared-ui/empty';
import { KitForm, useForm, useWatch } from '@portal/shared-ui/form';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { Loaded } from '@portal/shared-ui/loaded';
import { SelectField } from '@portal/shared-ui/select-field';
import { ClassFacts } from './class-facts.tsx';
import styles from './enrollment.module.css';
import { TimeOverlap } from './time-overlap.tsx';

interface ClassDialogProps {
  query: {
    data: { data: RegisterableClass[] } | undefined;
    error: { message: string } | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  chosen: ReadonlySet<number>;
  onToggle: (one: RegisterableClass) => void;
  onClose: () => void;
}

/** The available classes by subject; pressing one selects or deselects it. */
export function ClassDialog({ query, chosen, onToggle, onClose }: ClassDialogProps) {
  const { t } = useTranslation('student-app');
  const language = useLanguage();
  const [form] = useForm<{ subject?: number }>();
  const subject = useWatch<number | undefined>('subject', form);
  return (
    <Dialog title={t('enrollment.dialogTitle')} closeLabel={t('enrollment.done')} onClose={onClose}>
      <Loaded query={query}>
        {({ data }) => {
          const subjects = new Map(data.map((one) => [one.subject.id, one.subject.name]));
          const shown = data.filter((one) => subject === undefined || one.subject.id === subject);
          return (
            <>
              <KitForm<{ subject?: number }> form={form} onSubmit={() => undefined}>
                <SelectField<number>
                  name="subject"
                  label={t('enrollment.subject')}
                  placeholder={t('enrollment.allSubjects')}
                  clearable
                  options={[...subjects].map(([value, label]) => ({ value, label }))}
                />
              </KitForm>
              {shown.length === 0 && <Empty text={t('enrollment.noClass')} />}
              <ul className={styles.lines}>
                {shown.map((one) => (
                  <li key={one.id} className={styles.line}>
                    <div>
                      <ClassFacts of={one} withDay />
                      <TimeOverlap of={one} chosen={chosen} />
                    </div>
                    <Button
                      kind={chosen.has(one.id) ? 'primary' : 'default'}
                      icon={chosen.has(one.id) ? 'approve' : 'add'}
                      disabled={
                        !chosen.has(one.id) && (one.is_attended || inTheWayOf(one, chosen).length > 0)
                      }
                      of={classText(one, language)}
                      onClick={() => onToggle(one)}
                    >
                      {t(chosen.has(one.id) ? 'enrollment.chosen' : 'enrollment.select')}
                    </Button>
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
