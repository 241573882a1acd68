import type { PaymentType } from '@portal/shared-api/payments';
import { Accordion } from '@portal/shared-ui/accordion';
import { useForm, useWatch, type FormInstance } from '@portal/shared-ui/form';
import { FormDialog } from '@portal/shared-ui/form-dialog';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { listText } from '@portal/shared-ui/list-text';
import { Money } from '@portal/shared-ui/money';
import { PaymentDateField, PaymentTypeField, ProofField } from '@portal/shared-ui/payment-fields';
import { DraftNotice } from '@portal/shared-ui/payment-draft';
import { payableSen, useSubmitVerb } from '@portal/shared-ui/payment-submit';
import { useState } from 'react';
import { hasStudent, isUnclear, type HandedIn, type Panel } from './batch.ts';
import { withAnswers } from './draft.ts';
import { HowToPayBatch } from './how-to-pay-batch.tsx';
import { amountOf, startOf, type PanelValues } from './panel-values.ts';
import { SentSummary } from './sent-summary.tsx';
import { studentPanel, type LinkedStudent } from './student-panel.tsx';
import { StudentPicker } from './student-picker.tsx';
import { useBatch } from './use-batch.ts';
import { useLeaving } from './use-leaving.ts';
import { useRefusedFields } from './use-refused-fields.ts';
import { useKeepingBatch, useUnfinished } from './use-unfinished.ts';
import { usePanelViews } from './use-panel-views.ts';
import styles from './submit.module.css';

interface Values {
  payment_type: PaymentType;
  payment_proof?: File | null;
  payment_date: string;
  panels?: Record<string, PanelValues>;
  student?: string;
}

interface BatchFormProps {
  students: readonly LinkedStudent[];
  /** Keeps drafts of different accounts apart. */
  parentId: number;
  studentId?: string | undefined;
  onClose: () => void;
  onSubmitted: (ids: readonly number[], message: string) => void;
}

/** A proof for all, and a panel with month and amount for each chosen student. */
export function BatchForm({ students: linked, parentId, studentId, onClose, onSubmitted }: BatchFormProps) {
  const { t } = useTranslation('parent-app');
  const language = useLanguage();
  const kit = useTranslation('kit').t;
  const [form] = useForm<Values>();
  // However the list changes, the form keeps the students it started with.
  const [students] = useState(linked);
  const only = students.length === 1 ? students[0] : undefined;
  const unfinished = useUnfinished(parentId, students, studentId);
  const { draft, start } = unfinished;
  const first = start.panels.map(({ studentId }) => studentId);
  const initial = Object.fromEntries(start.panels.map((panel) => [panel.studentId, panel.values]));
  const studentOf = (id: string) => students.find(({ student_id }) => student_id === id)!;
  const nameOf = (id: string) => studentOf(id).name;
  const { batch, add, restart, remove, send, stop } = useBatch(start, nameOf, (answered) =>
    unfinished.amend((kept) => withAnswers(kept, answered)),
  );
  const views = usePanelViews(first);
  const type = useWatch('payment_type', form) ?? start.payment_type;
  const values = useWatch('panels', form) ?? initial;
  /** A sum is shown once every panel is valid. */
  const sums = batch.panels.map(({ studentId }) => payableSen(values[studentId], studentOf(studentId)));
  const isTotal = sums.every((sen) => sen > 0);
  const totalSen = isTotal ? sums.reduce((sum, sen) => sum + sen, 0) : 0;
  const verb = useSubmitVerb(totalSen);
  const leaving = useLeaving(batch, nameOf);
  const date = useWatch('payment_date', form) ?? start.payment_date;
  const hasSlip = Boolean(useWatch('payment_proof', form));
  useKeepingBatch(unfinished, { payment_type: type, payment_date: date, values, hasSlip }, batch);
  /** A press that sent nothing: what was refused before would read as its reason. */
  const [isPast, setPast] = useState(false);
  const showRefused = useRefusedFields(form as FormInstance);
  /** What is wrong with a payment, or unknown since the form was left. */
  function problemOf(panel: Panel) {
    if (isUnclear(batch, panel)) {
      return { message: kit('payment.submit.problems.before'), details: [], outcome: 'lost' as const };
    }
    return isPast && panel.problem?.outcome === 'refused' ? null : panel.problem;
  }
  const firstFailure = batch.panels.find(({ problem }) => problem)?.studentId;

  function refuse(text: string) {
    form.setFields([{ name: 'student', errors: [text] }]);
    form.scrollToField('student', { focus: true, block: 'center' });
  }

  /** Somebody who chose a student but did not press the button would miss that payment. */
  function lackOf(student: string | undefined) {
    if (student) return t('payments.submit.notAdded', { name: nameOf(student) });
    return batch.panels.length === 0 ? t('payments.submit.none') : undefined;
  }

  function showInvalid(fields: readonly (string | number)[][]) {
    setPast(true);
    views.showFields(fields.flatMap(([list, id]) => (list === 'panels' ? [String(id)] : [])));
    const lack = lackOf(form.getFieldValue('student') as string | undefined);
    // Runs after the form has focused the first invalid field: the student is above all of them.
    if (lack) queueMicrotask(() => refuse(lack));
  }

  function addChosen() {
    const id = form.getFieldValue('student') as string | undefined;
    if (!id) return refuse(t('payments.submit.chooseFirst'));
    if (hasStudent(batch, id)) return refuse(t('payments.submit.already'));
    form.setFieldValue(['panels', id], startOf(studentOf(id)));
    form.setFields([{ name: 'student', value: undefined, errors: [] }]);
    add(id);
    views.showFields([id]);
  }

  /** Rows are marked once they are in the list. */
  async function leave(handedIn: readonly HandedIn[], listed?: Promise<void>) {
    unfinished.drop();
    onClose();
    await listed;
    if (handedIn.length === 0) return;
    const invoices = listText(
      handedIn.map(({ invoice }) => invoice),
      language,
    );
    onSubmitted(
      handedIn.map(({ id }) => id),
      t('payments.submit.done', { count: handedIn.length, invoices }),
    );
  }

  async function submit({ payment_type, payment_date, payment_proof, panels = {}, student }: Values) {
    const lack = lackOf(student);
    setPast(Boolean(lack));
    if (lack) return refuse(lack);
    const proof = payment_type === 'Cash' ? undefined : (payment_proof ?? undefined);
    const { handedIn, failed, listed } = await send((id) => ({
      ...panels[id]!,
      payment_type,
      payment_date,
      payment_proof: proof,
    }));
    if (failed.length === 0) return leave(handedIn, listed);
    views.open(failed.map(({ studentId }) => studentId));
    views.showFields(
      failed.flatMap(({ studentId, failure }) => (Object.keys(failure.own).length > 0 ? [studentId] : [])),
    );
    showRefused(failed);
  }

  return (
    <FormDialog<Values>
      form={form}
      title={kit('payment.actions.submit')}
      verb={verb}
      initialValues={{
        payment_type: start.payment_type,
        payment_date: start.payment_date,
        panels: initial,
      }}
      onSubmit={submit}
      onInvalid={showInvalid}
      onClose={() => void leave(batch.handedIn)}
      onStop={stop}
      leaving={leaving}
      holdsTyping={draft !== null}
    >
      {draft && (
        <DraftNotice
          needsSlip={type !== 'Cash'}
          onStartAnew={() => {
            unfinished.forget();
            restart(unfinished.fresh);
            views.open(unfinished.fresh.panels.map(({ studentId }) => studentId));
          }}
        />
      )}
      <h3 className={styles.heading}>{t('payments.submit.students')}</h3>
      <SentSummary batch={batch} leftSen={totalSen} nameOf={nameOf} />
      {batch.panels.length > 0 && (
        <Accordion
          open={views.opened}
          onToggle={views.toggle}
          panels={batch.panels.map((panel) => {
            const id = panel.studentId;
            return studentPanel({
              student: studentOf(id),
              panel: { ...panel, problem: problemOf(panel) },
              month: values[id]?.payment_for ?? '',
              amountSen: amountOf(values[id]),
              isPlaceToLook: id === firstFailure && batch.handedIn.length === 0,
              tab: views.tabOf(id),
              onTab: (tab) => views.turn(id, tab),
              onRemove: only ? undefined : () => remove(id),
            });
          })}
        />
      )}
      {batch.panels.length > 1 && (
        <p className={styles.total}>
          <span>{t('payments.submit.total', { count: batch.panels.length })}</span>
          {isTotal ? <Money value={totalSen} /> : <span>{t('payments.submit.totalWaits')}</span>}
        </p>
      )}
      {!only && <StudentPicker students={students} batch={batch} onAdd={addChosen} />}
      <div className={styles.how}>
        <PaymentTypeField />
      </div>
      {type !== 'Cash' && <HowToPayBatch batch={batch} values={values} totalSen={totalSen} nameOf={nameOf} />}
      {type !== 'Cash' && <ProofField required hint={kit('payment.submit.proofHint')} />}
      <PaymentDateField />
    </FormDialog>
  );
}
