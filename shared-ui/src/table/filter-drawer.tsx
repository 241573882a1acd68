import { fieldErrors } from '@portal/shared-api/issues';
import { Badge, Button, Drawer } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import type { z } from 'zod';
import { pressedInPlace } from '../form/pressed-in-place.ts';
import { KitForm, useForm } from '../form/form.tsx';
import { useLanguage, useTranslation } from '../texts/i18n.tsx';
import { Icon } from '../display/icons.tsx';
import { useIsPhone } from '../hooks/media.tsx';

const isSet = (value: unknown) =>
  value != null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** The active filters. The others must not reach the server. */
const setOnly = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isSet(value))) as Partial<Values>;

interface FilterDrawerProps<Values extends object> {
  /** The current filters. */
  values: Values;
  onApply: (values: Partial<Values>) => void;
  /** Rules across filters (a reversed range). Errors show beside their field. */
  schema?: z.ZodType;
  /** Fields named after keys of the values. */
  children: ReactNode;
}

/** Filters in a drawer on the right. Its button shows how many are set. */
export function FilterDrawer<Values extends object>({
  values,
  onApply,
  schema,
  children,
}: FilterDrawerProps<Values>) {
  const { t } = useTranslation('kit');
  const isPhone = useIsPhone();
  const id = useId();
  const language = useLanguage();
  const [form] = useForm<Values>();
  const [open, setOpen] = useState(false);
  const count = Object.keys(setOnly(values)).length;

  const apply = (chosen: Partial<Values>) => {
    const result = schema?.safeParse(setOnly(chosen));
    if (result && !result.success) {
      const wrong = Object.entries(fieldErrors(result.error, language));
      form.setFields(wrong.map(([name, errors]) => ({ name: name as never, errors })));
      if (wrong[0]) form.scrollToField(wrong[0][0], { focus: true });
      return;
    }
    onApply(setOnly(chosen) as Partial<Values>);
    setOpen(false);
  };

  return (
    <>
      <Badge count={count} color="var(--color-primary)">
        <Button
          icon={<Icon name="filter" />}
          aria-haspopup="dialog"
          aria-label={count ? t('filter.openWithCount', { count }) : t('filter.open')}
          onClick={() => setOpen(true)}
        >
          {t('filter.open')}
        </Button>
      </Badge>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={t('filter.title')}
        size={isPhone ? '100%' : 360}
        destroyOnHidden
        footer={
          <div className="kit-buttons" {...pressedInPlace}>
            <Button onClick={() => apply({})} disabled={count === 0}>
              {t('actions.clear')}
            </Button>
            <Button type="primary" htmlType="submit" form={id}>
              {t('actions.apply')}
            </Button>
          </div>
        }
      >
        <KitForm<Values> id={id} form={form} initialValues={values} onSubmit={apply}>
          {children}
        </KitForm>
      </Drawer>
    </>
  );
}
