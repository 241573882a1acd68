import {
  cancelClass,
  cancellationHistory,
  removeCancellation,
  type Cancellation,
} from '@portal/shared-api/cancellations';
import { isApiError } from '@portal/shared-api/client';
import type { ClassRow } from '@portal/shared-api/classes';
import { useApiMutation, useApiQuery } from '@portal/shared-api/react';
import { Button } from '@portal/shared-ui/button';
import { ClassScheduleText } from '@portal/shared-ui/class-schedule';
import { DateField } from '@portal/shared-ui/date-field';
import { dateText, instantText } from '@portal/shared-ui/dates';
import { Empty } from '@portal/shared-ui/empty';
import { useFeedback } from '@portal/shared-ui/feedback';
import { useForm, useWatch } from '@portal/shared-ui/form';
import { FormDialog } from '@portal/shared-ui/form-dialog';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { Loaded } from '@portal/shared-ui/loaded';
import { Notice } from '@portal/shared-ui/notice';
import { Tabs } from '@portal/shared-ui/tabs';
import { useDespite } from '@portal/shared-ui/use-despite';
import { useOneAtATime } from '@portal/shared-ui/use-one-at-a-time';
import { useState } from 'react';
import styles from './classes.module.css';
import { useDespiteClashes } from '../clashes/use-despite-clashes.ts';

interface CancelDialogProps {
  of: ClassRow;
  onClose: () => void;
}

/** Cancels single lessons of a class and lists earlier cancellations. */
export function CancelDialog({ of, onClose }: CancelDialogProps) {
  const { t } = useTranslation('admin-app');
  const { notify } = useFeedback();
  const [form] = useForm<{ date_cancelled: string }>();
  const chosen = useWatch('date_cancelled', form) as string | undefined;
  const [tab, setTab] = useState('cancellation');
  const cancel = useApiMutation(cancelClass, ['classes', 'timetable', 'time-changes']);

  // Students visiting the lesson in place of their own are listed before it is cancelled.
  const despiteVisitors = useDespite('cancelled_for_visitors', {
    title: t('classes.cancel.visitors'),
    verb: t('classes.cancel.verb'),
  });

  return (
    <FormDialog<{ date_cancelled: string }>
      danger
      title={t('classes.cancel.title', { name: of.subject.name })}
      verb={t('classes.cancel.verb')}
      form={form}
      blocked={!chosen}
      onlyCloses={tab !== 'cancellation'}
      blockedReason={t('classes.cancel.dateFirst')}
      onSubmit={async (body) => {
        const { message } = await despiteVisitors((despite_visitors) =>
          cancel.mutateAsync({ params: { id: of.id }, body: { ...body, despite_visitors } }),
        );
        notify('success', message);
        form.resetFields();
        setTab('history');
      }}
      onClose={onClose}
    >
      <Tabs
        keep
        active={tab}
        onChange={setTab}
        tabs={[
          {
            key: 'cancellation',
            label: t('classes.cancel.tab'),
            children: (
              <>
                <div className={styles.schedule}>
                  <ClassScheduleText of={of} />
                </div>
                <DateField
                  name="date_cancelled"
                  label={t('classes.cancel.date')}
                  hint={t('classes.cancel.hint')}
                />
              </>
            ),
          },
          { key: 'history', label: t('classes.cancel.history'), children: <History classId={of.id} /> },
        ]}
      />
    </FormDialog>
  );
}

function History({ classId }: { classId: number }) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const history = useApiQuery(cancellationHistory, { params: { id: classId } });
  return (
    <Loaded query={history}>
      {({ data }) =>
        data.length === 0 ? (
          <Empty text={t('classes.cancel.none')} />
        ) : (
          <ul className={styles.lines}>
            {data.map((one) => (
              <li key={one.id} className={styles.line}>
                <div>
                  <div>{dateText(one.date_cancelled, language)}</div>
                  <div className={styles.quiet}>
                    {[
                      one.reason,
                      t('classes.cancel.by', {
                        name: one.created_by,
                        at: instantText(one.created_at, language),
                      }),
                      one.removed_at &&
                        t('classes.cancel.removedBy', {
                          name: one.removed_by,
                          at: instantText(one.removed_at, language),
                        }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </div>
                </div>
                {!one.removed_at && <RemoveCancellation of={one} />}
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function RemoveCancellation({ of }: { of: Cancellation }) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const { notify } = useFeedback();
  const despiteClashes = useDespiteClashes('remove');
  const remove = useApiMutation(removeCancellation, ['classes', 'timetable']);
  const [failure, setFailure] = useState<string | null>(null);
  const bringBack = useOneAtATime(async () => {
    setFailure(null);
    try {
      const { message } = await despiteClashes((despite_clashes) =>
        remove.mutateAsync({ params: { id: of.id }, query: { despite_clashes } }),
      );
      notify('success', message);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error.message);
    }
  });
  return (
    <>
      <Button
        of={dateText(of.date_cancelled, language)}
        loading={remove.isPending}
        onClick={() => void bringBack()}
      >
        {t('classes.cancel.remove')}
      </Button>
      {failure && <Notice kind="error">{failure}</Notice>}
    </>
  );
}
