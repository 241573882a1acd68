import { Button, Form, type FormInstance } from 'antd';
import {
  createContext,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { useOneAtATime } from '../hooks/use-one-at-a-time.ts';
import { useLanguage, useTranslation } from '../texts/i18n.tsx';
import { useLeaveQuestion } from './leave-question.tsx';
import { goToFirst } from './first-field.ts';
import { onceThere } from './once-there.ts';
import { pressedInPlace } from './pressed-in-place.ts';
import { ValuesWatch } from './values-watch.tsx';
import { placeServerErrors, type SubmitFailure } from './server-errors.ts';
import { SubmitAlert } from './submit-alert.tsx';

export type { FormInstance };

/** A form's handle, for reading and setting values from outside. */
export const useForm = Form.useForm;

/** The current value of one field; re-renders when it changes. */
export const useWatch = Form.useWatch;

interface FormState {
  id: string;
  pending: boolean;
  wrong: number;
}
const FormContext = createContext<FormState>({ id: '', pending: false, wrong: 0 });

/** The id by which a form finds a field's element, if Ant Design sets none. */
export const useFieldId = (name: string): string => `${useContext(FormContext).id}_${name}`;

interface KitFormProps<Values> {
  form?: FormInstance<Values>;
  initialValues?: Partial<Values>;
  /** Called with valid values. A rejection is shown beside the fields and above them. */
  onSubmit: (values: Values) => Promise<unknown> | void;
  /** A value changed, valid or not. */
  onChange?: (values: Values) => void;
  onPendingChange?: (pending: boolean) => void;
  /** How many invalid fields kept the last press from being sent. */
  onWrongChange?: (wrong: number) => void;
  /** Called with the fields that are invalid or refused, to bring them into view before the first one gets the focus. */
  onInvalid?: (fields: readonly (string | number)[][]) => void;
  disabled?: boolean;
  /** Leaving the page with unsaved changes asks first. */
  asksBeforeLeaving?: boolean;
  /** The form element's id, if a button outside of it submits. */
  id?: string;
  children: ReactNode;
}

/**
 * A form whose fields validate on blur and on submit. A refused call keeps everything typed; field errors show beside
 * their fields, its message above them.
 */
export function KitForm<Values extends object>({
  form: given,
  initialValues,
  onSubmit,
  onChange,
  onPendingChange,
  onWrongChange,
  onInvalid,
  disabled,
  asksBeforeLeaving = false,
  id: givenId,
  children,
}: KitFormProps<Values>) {
  const [form] = Form.useForm<Values>(given);
  const ownId = useId();
  const id = givenId ?? ownId;
  const [pending, setPending] = useState(false);
  const [saved, setSaved] = useState(0);
  const [wrong, setWrong] = useState(0);
  const stopWaiting = useRef(() => {});
  const [failure, setFailure] = useState<SubmitFailure | null>(null);
  const { t } = useTranslation('kit');
  const language = useLanguage();

  // Messages beside fields follow the language switch.
  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current === language) return;
    spoken.current = language;
    const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    if (wrong.length > 0) form.validateFields(wrong.map(({ name }) => name)).catch(() => undefined);
  }, [form, language]);

  function countWrong(count: number) {
    if (count === wrong) return;
    setWrong(count);
    onWrongChange?.(count);
  }
  const wrongNow = () => form.getFieldsError().filter(({ errors }) => errors.length > 0).length;
  const countAgain = () => {
    if (wrong > 0) countWrong(wrongNow());
  };

  const submit = useOneAtATime(async (values: Values) => {
    setPending(true);
    onPendingChange?.(true);
    setFailure(null);
    countWrong(0);
    try {
      await onSubmit(values);
      setSaved((count) => count + 1);
    } catch (error) {
      setFailure(placeServerErrors(form, error, t('failure.unexpected'), bringIntoView));
      countWrong(wrongNow());
    } finally {
      setPending(false);
      onPendingChange?.(false);
    }
  });

  /** The error of the field just left may be below the dialog's footer. */
  const showMessage = (changed: { name: (string | number)[]; errors?: string[] }[]) => {
    countAgain();
    const [field] = changed;
    if (changed.length !== 1 || !field?.errors?.length) return;
    stopWaiting.current();
    // Ant Design shows a message some time after it knows it.
    stopWaiting.current = onceThere(
      `${[id, ...field.name].join('_')}_help`,
      (message) => message.scrollIntoView?.({ block: 'nearest' }),
      () => form.getFieldError(field.name as never).length > 0,
    );
  };
  useEffect(() => () => stopWaiting.current(), []);

  function bringIntoView(names: (string | number)[][]) {
    if (names.length > 0) flushSync(() => onInvalid?.(names));
    goToFirst(form, id, names);
  }
  /** The failure of an earlier press would read as the reason why this one is not sent. */
  const refuse = (names: (string | number)[][]) => {
    flushSync(() => {
      setFailure(null);
      countWrong(wrongNow());
    });
    bringIntoView(names);
  };

  const state = useMemo(() => ({ id, pending, wrong }), [id, pending, wrong]);
  return (
    <Form<Values>
      {...pressedInPlace}
      form={form}
      name={id}
      layout="vertical"
      initialValues={initialValues}
      {...(onChange ? { onValuesChange: (_, values: Values) => onChange(values) } : {})}
      onFinish={(values) => void submit(values)}
      onFinishFailed={({ errorFields }) => refuse(errorFields.map(({ name }) => name))}
      onFieldsChange={showMessage}
      onReset={() => setFailure(null)}
      validateTrigger="onBlur"
      disabled={disabled}
      clearOnDestroy
      noValidate
    >
      <FormContext value={state}>
        {failure && <SubmitAlert failure={failure} />}
        {children}
        {wrong > 0 && <ValuesWatch form={form as FormInstance} onChange={countAgain} />}
        {asksBeforeLeaving && <LeaveGuard key={saved} form={form as FormInstance} />}
      </FormContext>
    </Form>
  );
}

const snapshot = (form: FormInstance) => JSON.stringify(form.getFieldsValue(true));

/** Asks before anything typed since mounting is lost. */
function LeaveGuard({ form }: { form: FormInstance }) {
  const start = useRef('');
  useEffect(() => {
    start.current = snapshot(form);
  }, [form]);
  useLeaveQuestion(() => snapshot(form) !== start.current);
  return null;
}

interface SubmitButtonProps {
  /** The verb of the action. */
  children: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  block?: boolean;
}

/** Submits the surrounding form and shows progress. */
export function SubmitButton({ children, danger, disabled, block }: SubmitButtonProps) {
  const { id, pending, wrong } = useContext(FormContext);
  const { t } = useTranslation('kit');
  return (
    <>
      <Button
        type="primary"
        htmlType="submit"
        // It may be in a dialog's footer.
        form={id}
        loading={pending}
        danger={danger}
        disabled={disabled}
        block={block}
      >
        {children}
      </Button>
      <output className="kit-submit-wrong">{wrong > 0 && t('form.wrong', { count: wrong })}</output>
    </>
  );
}
