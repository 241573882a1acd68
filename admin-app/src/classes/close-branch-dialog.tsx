import { today } from '@portal/shared-api/calendar';
import { closeBranch, correctHoliday, listHolidays, previewClosure } from '@portal/shared-api/closures';
import { messageText } from '@portal/shared-api/messages';
import { useApiMutation, useApiQuery } from '@portal/shared-api/react';
import { BranchSelect } from '@portal/shared-ui/branch-select';
import { Button } from '@portal/shared-ui/button';
import { DateField } from '@portal/shared-ui/date-field';
import { dateText, timeRangeText } from '@portal/shared-ui/dates';
import { useFeedback } from '@portal/shared-ui/feedback';
import { useForm, useWatch } from '@portal/shared-ui/form';
import { FormDialog } from '@portal/shared-ui/form-dialog';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { listText } from '@portal/shared-ui/list-text';
import { Loaded } from '@portal/shared-ui/loaded';
import { SelectField } from '@portal/shared-ui/select-field';
import { TextField } from '@portal/shared-ui/text-field';
import { useOneAtATime } from '@portal/shared-ui/use-one-at-a-time';
import styles from './classes.module.css';
import { useHoliday, type ClosureValues } from './use-holiday.ts';
import { useOnlyBranch } from './use-only-branch.ts';

interface CloseBranchDialogProps {
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Closes a branch for a day, after showing what that cancels. */
export function CloseBranchDialog({ onClose, onDone }: CloseBranchDialogProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const [form] = useForm<ClosureValues>();
  useOnlyBranch(form, 'branch');
  const branch = useWatch<string | undefined>('branch', form);
  const typed = useWatch<string | undefined>('date', form);
  const isRefused = Boolean(typed) && !closeBranch.body.shape.date.safeParse(typed).success;
  const date = isRefused ? undefined : typed;
  const reason = useWatch<string | undefined>('reason', form);
  const year = Number((date ?? today()).slice(0, 4));
  const holidays = useApiQuery(listHolidays, { query: { year } }, { keepPrevious: true });
  const next = useApiQuery(listHolidays, { query: { year: year + 1 } }, { keepPrevious: true });
  const preview = useApiQuery(
    previewClosure,
    { params: { branchId: branch ?? 0 }, query: { date: date ?? '' } },
    { enabled: Boolean(branch && date), anew: true },
  );
  const close = useApiMutation(closeBranch, ['classes', 'cancellations', 'timetable']);
  const known = [...(holidays.data?.data ?? []), ...(next.data?.data ?? [])].filter(
    (one) => one.date >= today(),
  );
  const fillIn = useHoliday(form, typed);
  const affected = branch && date ? preview.data?.classes.filter(({ is_taken }) => !is_taken) : undefined;

  return (
    <FormDialog<ClosureValues>
      danger
      title={t('classes.closure.title')}
      verb={
        affected?.length
          ? t('classes.closure.verbCount', { count: affected.length })
          : t('classes.closure.verb')
      }
      blocked={!affected?.length || preview.isFetching}
      blockedReason={
        isRefused
          ? messageText('closure_past', language)
          : t(affected?.length === 0 ? 'classes.closure.noneFirst' : 'classes.closure.dayFirst')
      }
      form={form}
      onSubmit={async (values) => {
        const { message } = await close.mutateAsync({
          params: { branchId: values.branch! },
          body: { date: values.date!, reason: values.reason! },
        });
        onDone(message);
      }}
      onClose={onClose}
    >
      <BranchSelect schema={closeBranch.params.shape.branchId} />
      <SelectField
        clearable
        name="holiday"
        label={t('classes.closure.holiday')}
        hint={t('classes.closure.holidayHint')}
        loading={holidays.isPending}
        options={known.map((one) => ({
          value: one.date,
          label: [
            dateText(one.date, language),
            one.name,
            ...(one.is_estimated ? [t('classes.closure.estimated')] : []),
          ].join(' · '),
        }))}
        onPick={(picked) => fillIn(known.find((one) => one.date === picked)!)}
      />
      {[
        { of: year, missing: holidays.data?.missing ?? [] },
        { of: year + 1, missing: next.data?.missing ?? [] },
      ].map(
        ({ of, missing }) =>
          missing.length > 0 && (
            <p key={of} className={styles.quiet}>
              {t('classes.closure.missing', { year: of, names: listText(missing, language) })}
            </p>
          ),
      )}
      <DateField name="date" label={t('classes.closure.date')} schema={closeBranch.body.shape.date} />
      <TextField name="reason" label={t('classes.closure.reason')} schema={closeBranch.body.shape.reason} />
      {date && (
        <CorrectHoliday
          date={date}
          name={known.find((one) => one.date === date)?.name ?? null}
          reason={reason}
        />
      )}
      {branch && date && (
        <Loaded query={preview}>
          {({ classes, students, visitors }) => (
            <section>
              <strong>
                {classes.length === 0
                  ? t('classes.closure.nothing')
                  : t('classes.closure.touches', { classes: affected?.length ?? 0, students })}
              </strong>
              <ul className={styles.lines}>
                {classes.map((one) => (
                  <li key={one.class_id} className={styles.line}>
                    <span>{one.name}</span>
                    <span className={styles.quiet}>
                      {timeRangeText(one.start_time, one.end_time, language)} ·{' '}
                      {one.is_taken
                        ? t('classes.closure.taken')
                        : t('classes.closure.students', { count: one.students })}
                    </span>
                  </li>
                ))}
              </ul>
              {visitors.length > 0 && (
                <p className={styles.quiet}>
                  {t('classes.closure.visitors', { students: listText(visitors, language) })}
                </p>
              )}
            </section>
          )}
        </Loaded>
      )}
    </FormDialog>
  );
}

interface CorrectHolidayProps {
  date: string;
  /** The holiday's name in the list; null if it is not a holiday. */
  name: string | null;
  reason: string | undefined;
}

/** Holidays are calculated. An admin can correct them, which then takes precedence. */
function CorrectHoliday({ date, name, reason }: CorrectHolidayProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const { notify, confirm } = useFeedback();
  const correct = useApiMutation(correctHoliday);
  const given = reason?.trim();

  const ask = useOneAtATime(async () => {
    const day = dateText(date, language);
    const question =
      name === null
        ? {
            title: t('classes.closure.isHoliday', { date: day, name: given }),
            verb: t('classes.closure.isVerb'),
          }
        : { title: t('classes.closure.noHoliday', { date: day, name }), verb: t('classes.closure.noVerb') };
    if (!(await confirm(question))) return;
    const { message } = await correct.mutateAsync({
      params: { date },
      body: { name: name === null ? given! : null },
    });
    notify('success', message);
  });
  if (name === null && !given) return null;

  return (
    <Button kind="link" loading={correct.isPending} onClick={() => void ask()}>
      {name === null ? t('classes.closure.keepAsHoliday') : t('classes.closure.notAHoliday')}
    </Button>
  );
}
