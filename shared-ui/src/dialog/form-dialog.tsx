import { Button } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { DialogFrame } from './dialog-frame.tsx';
import { useConfirm, type Question } from '../layout/feedback.tsx';
import { KitForm, useForm, type FormInstance } from '../form/form.tsx';
import { pressedInPlace } from '../form/pressed-in-place.ts';
import { wrongTabs } from '../form/wrong-tabs.ts';
import { listText } from '../display/list-text.tsx';
import { useLanguage, useTranslation } from '../texts/i18n.tsx';
import { useDiscardQuestion } from '../form/leave-question.tsx';
import { size } from '../theme/tokens.ts';
import { useOnline } from '../hooks/use-online.tsx';

interface FormDialogProps<Values extends object> {
  title: string;
  /** Label of the confirming button: `Approve RM 120.50`. */
  verb: string;
  danger?: boolean;
  /** The confirming button is disabled, for example until there is a comment. */
  blocked?: boolean;
  /** Why it is disabled, shown beside it. */
  blockedReason?: string | undefined;
  /** The visible part is read-only, such as another tab: only Close is offered. */
  onlyCloses?: boolean;
  /** Shown beside the form, on a phone above it. */
  aside?: ReactNode;
  initialValues?: Partial<Values>;
  /** Rejecting keeps the dialog open with what was typed and shows why. Close it on success. */
  onSubmit: (values: Values) => Promise<unknown> | void;
  onClose: () => void;
  /** The form starts with restored input: closing asks even without further changes. */
  holdsTyping?: boolean;
  /** Nothing keeps the input: leaving the page, for example with Back, asks first. */
  asksBeforeLeaving?: boolean;
  /** The question on closing instead of the default one; null closes without asking. */
  leaving?: Question | null | undefined;
  /** Aborts a running call: Cancel then stops it rather than waiting. */
  onStop?: () => void;
  onInvalid?: (fields: readonly (string | number)[][]) => void;
  form?: FormInstance<Values>;
  /** More buttons, on the left. */
  extra?: ReactNode;
  children: ReactNode;
}

/**
 * A form in a dialog, full screen on a phone; mount it to open it. It asks before changes are lost and stays open
 * while saving.
 */
export function FormDialog<Values extends object>({
  title,
  verb,
  danger = false,
  blocked = false,
  blockedReason,
  onlyCloses = false,
  aside,
  initialValues,
  onSubmit,
  onClose,
  holdsTyping = false,
  asksBeforeLeaving = false,
  leaving,
  onStop,
  onInvalid,
  form: given,
  extra,
  children,
}: FormDialogProps<Values>) {
  const [form] = useForm<Values>(given);
  const id = useId();
  const confirm = useConfirm();
  const discard = useDiscardQuestion();
  const { t } = useTranslation('kit');
  const language = useLanguage();
  const [pending, setPending] = useState(false);
  const [wrong, setWrong] = useState<{ count: number; tabs: string[] }>({ count: 0, tabs: [] });
  const isOnline = useOnline();

  async function leave() {
    if (pending) {
      onStop?.();
      return;
    }
    const changes = form.isFieldsTouched() || holdsTyping ? discard : null;
    const question = leaving === undefined ? changes : leaving;
    if (!question || (await confirm(question))) onClose();
  }

  const { count, tabs } = wrong;
  const wrongText =
    tabs.length > 0
      ? t('form.wrongIn', { count, tabs: listText(tabs, language) })
      : t('form.wrong', { count });
  const notSent = isOnline ? (blocked && blockedReason) || (count > 0 && wrongText) : t('dialog.offline');

  return (
    <DialogFrame
      title={title}
      width={aside ? size.viewer : size.dialog}
      isForm
      onCancel={() => void leave()}
      footer={
        <div className="kit-buttons" {...pressedInPlace}>
          <output className="kit-dialog-offline">{!onlyCloses && notSent}</output>
          {extra && <div className="kit-buttons-start">{extra}</div>}
          <Button onClick={() => void leave()} disabled={pending && !onStop}>
            {pending && onStop ? t('dialog.stop') : t(onlyCloses ? 'actions.close' : 'actions.cancel')}
          </Button>
          {!onlyCloses && (
            <Button
              type="primary"
              htmlType="submit"
              form={id}
              danger={danger}
              loading={pending}
              disabled={blocked}
            >
              {verb}
            </Button>
          )}
        </div>
      }
    >
      <KitForm<Values>
        id={id}
        form={form}
        {...(initialValues ? { initialValues } : {})}
        onSubmit={onSubmit}
        onPendingChange={setPending}
        onWrongChange={(count) => setWrong({ count, tabs: wrongTabs(form, id) })}
        asksBeforeLeaving={asksBeforeLeaving}
        {...(onInvalid ? { onInvalid } : {})}
      >
        {aside ? (
          <div className="kit-form-beside">
            <div className="kit-form-aside">{aside}</div>
            <div>{children}</div>
          </div>
        ) : (
          children
        )}
      </KitForm>
    </DialogFrame>
  );
}
