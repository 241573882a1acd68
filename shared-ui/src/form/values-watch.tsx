import { Form, type FormInstance } from 'antd';
import { useEffect, useEffectEvent } from 'react';

interface ValuesWatchProps {
  form: FormInstance;
  onChange: (values: object | undefined) => void;
}

/** Hears of what a form sets by itself as well, of which Ant Design tells no change of fields. */
export function ValuesWatch({ form, onChange }: ValuesWatchProps) {
  const values = Form.useWatch([], form) as object | undefined;
  const changed = useEffectEvent(onChange);
  useEffect(() => changed(values), [values]);
  return null;
}
