import { Form } from 'antd';
import { useRef } from 'react';
import type { FieldProps } from './field.tsx';

/** What was typed in a picker and means nothing. The field says so until the text is corrected, and no moment longer. */
export function useUnreadable(name: FieldProps['name']) {
  const form = Form.useFormInstance();
  const text = useRef('');
  function onUnreadable(unreadable: string) {
    // The rules are asked later, and not at all while somebody types.
    if (text.current && !unreadable) form.setFields([{ name, errors: [] }]);
    text.current = unreadable;
  }
  return { unreadableText: () => text.current, onUnreadable };
}
