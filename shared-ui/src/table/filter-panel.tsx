import { fieldErrors } from '@portal/shared-api/issues';
import { Button, Drawer } from 'antd';
import { useId, type ReactNode } from 'react';
import type { z } from 'zod';
import { KitForm, useForm } from '../form/form.tsx';
import { pressedInPlace } from '../form/pressed-in-place.ts';
import { useIsPhone } from '../hooks/media.tsx';
import { useLanguage, useTranslation } from '../texts/i18n.tsx';
import { setOnly, type FilterValues } from './set-filters.ts';

interface FilterPanelProps {
  open: boolean;
  onClose: () => void;
  values: FilterValues;
  onApply: (values: FilterValues) => void;
  schema?: z.ZodType | undefined;
  children: ReactNode;
}

/** The open drawer of `FilterDrawer`: its form is not loaded before somebody wants it. */
export function FilterPanel({ open, onClose, values, onApply, schema, children }: FilterPanelProps) {
  const { t } = useTranslation('kit');
  const isPhone = useIsPhone();
  const id = useId();
  const language = useLanguage();
  const [form] = useForm<FilterValues>();

  const apply = (chosen: FilterValues) => {
    const result = schema?.safeParse(setOnly(chosen));
    if (result && !result.success) {
      const wrong = Object.entries(fieldErrors(result.error, language));
      form.setFields(wrong.map(([name, errors]) => ({ name, errors })));
      if (wrong[0]) form.scrollToField(wrong[0][0], { focus: true });
      return;
    }
    onApply(setOnly(chosen));
    onClose();
  };

  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('filter.title')}
      size={isPhone ? '100%' : 360}
      destroyOnHidden
      footer={
        <div className="kit-buttons" {...pressedInPlace}>
          <Button onClick={() => apply({})} disabled={Object.keys(setOnly(values)).length === 0}>
            {t('actions.clear')}
          </Button>
          <Button type="primary" htmlType="submit" form={id}>
            {t('actions.apply')}
          </Button>
        </div>
      }
    >
      <KitForm<FilterValues> id={id} form={form} initialValues={values} onSubmit={apply}>
        {children}
      </KitForm>
    </Drawer>
  );
}
