import { Form } from 'antd';
import { useRef } from 'react';
import type { FieldProps } from './field.tsx';

/** Invalid text typed in a picker. The field shows an error exactly until the text is corrected. */
export function useUnreadable(name: FieldProps['name']) {
  const form = Form.useFormInstance();
  const text = useRef('');
  function onUnreadable(unreadable: string) {
    // Rules run later, and not at all during typing.
    if (text.current && !unreadable) form.setFields([{ name, errors: [] }]);
    text.current = unreadable;
  }
  return { unreadableText: () => text.current, onUnreadable };
}
