import { parentBody } from '@portal/shared-api/parents-admin';
import { EmailField } from '@portal/shared-ui/email-field';
import type { FormInstance } from '@portal/shared-ui/form';
import { IcField } from '@portal/shared-ui/ic-field';
import { useTranslation } from '@portal/shared-ui/i18n';
import { PhoneField } from '@portal/shared-ui/phone-field';
import { Tabs } from '@portal/shared-ui/tabs';
import { TextField } from '@portal/shared-ui/text-field';
import type { ReactNode } from 'react';
import { ChildrenFields } from './children-fields.tsx';
import type { Child, ParentValues } from './parent-values.ts';

export type ParentTab = 'details' | 'children';

/** The form's values, including tabs never opened. */
export const allOf = (form: FormInstance<ParentValues>, values: ParentValues): ParentValues => ({
  ...values,
  children: form.getFieldValue('children') as Child[],
});

/** The tab with an invalid field. */
export const tabOf = (fields: readonly (string | number)[][]): ParentTab =>
  fields.some(([name]) => name !== 'found' && name !== 'children') ? 'details' : 'children';

interface ParentFieldsProps {
  form: FormInstance<ParentValues>;
  tab: ParentTab;
  onTab: (tab: ParentTab) => void;
  password: ReactNode;
  /** How many more belong to a branch this admin cannot see. */
  elsewhere?: number;
}

const { shape } = parentBody;

/** Details and children of a parent. Both stay mounted, because one form contains them. */
export function ParentFields({ form, tab, onTab, password, elsewhere = 0 }: ParentFieldsProps) {
  const { t } = useTranslation('admin-app');
  return (
    <Tabs
      keep
      active={tab}
      onChange={(key) => onTab(key as ParentTab)}
      tabs={[
        {
          key: 'details',
          label: t('parents.tabs.details'),
          children: (
            <>
              <TextField name="name" label={t('parents.fields.name')} schema={shape.name} />
              <EmailField name="email" schema={shape.email} />
              <IcField name="ic" schema={shape.ic} />
              <PhoneField name="contact_number" schema={shape.contact_number} />
              {password}
            </>
          ),
        },
        {
          key: 'children',
          label: t('parents.tabs.children'),
          children: <ChildrenFields form={form} elsewhere={elsewhere} />,
        },
      ]}
    />
  );
}
