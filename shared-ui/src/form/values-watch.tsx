import { Form, type FormInstance } from 'antd';
import { useEffect, useEffectEvent } from 'react';

interface ValuesWatchProps {
  form: FormInstance;
  onChange: (values: object | undefined) => void;
}

/** Also notices values the form sets itself, which Ant Design does not report as field changes. */
export function ValuesWatch({ form, onChange }: ValuesWatchProps) {
  const values = Form.useWatch([], form) as object | undefined;
  const changed = useEffectEvent(onChange);
  useEffect(() => changed(values), [values]);
  return null;
}
