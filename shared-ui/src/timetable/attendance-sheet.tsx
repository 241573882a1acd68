import type { AttendanceEntry, AttendanceSheet as Sheet } from '@portal/shared-api/attendance';
import { isApiError } from '@portal/shared-api/client';
import { useApiMutation, useApiQuery } from '@portal/shared-api/react';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { Chip } from '../display/chip.tsx';
import { dateText } from '../display/dates.tsx';
import { useGuardedLeave } from '../form/leave-question.tsx';
import { useOneAtATime } from '../hooks/use-one-at-a-time.ts';
import { Button } from '../layout/button.tsx';
import { Empty } from '../layout/empty.tsx';
import { useNotify } from '../layout/feedback.tsx';
import { Loaded } from '../layout/loaded.tsx';
import { Notice } from '../layout/notice.tsx';
import { useLanguage, useTranslation } from '../texts/i18n.tsx';
import type { AttendanceCalls } from './attendance-calls.ts';

interface AttendanceSheetProps {
  classId: number;
  name: string;
  date: string;
  calls: AttendanceCalls;
  onBack: () => void;
  onClose: () => void;
}

/** The students of a class on a date, to be marked and submitted once. */
export function AttendanceSheet({ classId, name, date, calls, onBack, onClose }: AttendanceSheetProps) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  const sheet = useApiQuery(
    calls.list,
    { body: { class_id: classId, attendance_date: date } },
    { anew: true },
  );
  const [refusal, setRefusal] = useState<string | null>(null);
  const title = t('attendance.sheet', { name, date: dateText(date, language) });
  if (!sheet.data || !sheet.isFetchedAfterMount)
    return (
      <Dialog title={title} onClose={onClose}>
        <Loaded query={{ ...sheet, data: undefined }}>{() => null}</Loaded>
        <Button icon="previous" onClick={onBack}>
          {t('attendance.back')}
        </Button>
      </Dialog>
    );
  return (
    <SheetForm
      key={sheet.data.version ?? 0}
      {...{ classId, date, title, calls, onBack, onClose }}
      sheet={sheet.data}
      refusal={refusal}
      reread={() => void sheet.refetch()}
      onTaken={(words) => {
        setRefusal(words);
        void sheet.refetch();
      }}
    />
  );
}

interface SheetFormProps extends Omit<AttendanceSheetProps, 'name'> {
  title: string;
  sheet: Sheet;
  /** Why this dialog's marks were rejected: the sheet shown is somebody else's. */
  refusal: string | null;
  reread: () => void;
  onTaken: (words: string) => void;
}

function SheetForm({
  classId,
  date,
  title,
  calls,
  sheet,
  refusal,
  reread,
  onTaken,
  onBack,
  onClose,
}: SheetFormProps) {
  const { t } = useTranslation('kit');
  const notify = useNotify();
  const submit = useApiMutation(calls.submit);
  // Without a correct call, the submitting one is passed to the hook and not used.
  const correct = useApiMutation(calls.correct ?? calls.submit);
  const wasThere = sheet.data.filter((one) => one.attendance_status === 'signed').map(({ id }) => id);
  const [present, setPresent] = useState<ReadonlySet<number>>(new Set(wasThere));
  const [failure, setFailure] = useState<string | null>(refusal);
  const [correcting, setCorrecting] = useState(false);
  const [late, setLate] = useState(false);
  const canMark = (!sheet.taken && !late) || correcting;
  const isChanged = sheet.data.some(({ id }) => present.has(id) !== wasThere.includes(id));
  const guarded = useGuardedLeave(canMark && isChanged && !submit.isSuccess && !correct.isSuccess);
  const count = sheet.data.filter(({ id }) => present.has(id)).length;
  const all = sheet.data.length > 0 && count === sheet.data.length;

  const toggle = (id: number) =>
    setPresent((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });

  const send = useOneAtATime(async () => {
    setFailure(null);
    const body = {
      class_id: classId,
      attendance_date: date,
      student_attendances: sheet.data.map(({ id, student_id }) => ({ student_id, attend: present.has(id) })),
    };
    try {
      const { message } = correcting
        ? await correct.mutateAsync({ body: { ...body, version: sheet.version! } })
        : await submit.mutateAsync({ body });
      notify('success', message);
      setCorrecting(false);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error.message);
      // Another tab was faster: its sheet replaces the marks made here.
      if (error.code === 'attendance_taken') {
        setLate(true);
        onTaken(error.message);
      }
      if (error.code === 'changed_meanwhile') onTaken(error.message);
      // Students joined or left since: the list follows, and marks are kept.
      if (error.code === 'attendance_incomplete' || error.code === 'attendance_not_on_roster') reread();
    }
  });

  return (
    <Dialog
      title={title}
      onClose={() => void guarded(onClose)}
      actions={
        <>
          <Button icon="previous" onClick={() => void guarded(onBack)}>
            {t('attendance.back')}
          </Button>
          {sheet.taken && calls.correct && !correcting ? (
            <Button icon="edit" onClick={() => setCorrecting(true)}>
              {t('attendance.correct')}
            </Button>
          ) : (
            <Button
              kind="primary"
              disabled={!canMark || sheet.data.length === 0}
              loading={submit.isPending || correct.isPending}
              onClick={() => void send()}
            >
              {t(correcting ? 'attendance.saveCorrection' : 'attendance.submit')}
            </Button>
          )}
        </>
      }
    >
      {failure && <Notice kind="error">{failure}</Notice>}
      {sheet.taken && !correcting && !failure && <Notice kind="info">{t('attendance.isTaken')}</Notice>}
      {sheet.data.length === 0 ? (
        <Empty text={t('attendance.nobody')} />
      ) : (
        <>
          <div className="kit-attendance-head">
            <Checkbox
              checked={all}
              indeterminate={count > 0 && !all}
              disabled={!canMark}
              onChange={() => setPresent(new Set(all ? [] : sheet.data.map(({ id }) => id)))}
            >
              {t('attendance.selectAll')}
            </Checkbox>
            <output>{t('attendance.present', { present: count, all: sheet.data.length })}</output>
          </div>
          <ul className="kit-attendance">
            {sheet.data.map((one) => (
              <StudentMark
                key={one.id}
                of={one}
                checked={present.has(one.id)}
                disabled={!canMark}
                onToggle={toggle}
              />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

interface StudentMarkProps {
  of: AttendanceEntry;
  checked: boolean;
  disabled: boolean;
  onToggle: (id: number) => void;
}

function StudentMark({ of, checked, disabled, onToggle }: StudentMarkProps) {
  const { t } = useTranslation('kit');
  return (
    <li>
      <Checkbox checked={checked} disabled={disabled} onChange={() => onToggle(of.id)}>
        {of.student_name} <span className="kit-caption">{of.student_id}</span>
      </Checkbox>
      <span className="kit-attendance-chips">
        {of.status.includes('unpaid') && <Chip tone="coral">{t('attendance.unpaid')}</Chip>}
        {of.status.includes('replace') && <Chip tone="orange">{t('attendance.replace')}</Chip>}
      </span>
    </li>
  );
}
