import { Form } from 'antd';
import type { ReactNode } from 'react';
import { useFieldId } from '../form/form.tsx';

interface Row {
  key: number;
  /** The row's index; the part of its fields' names after the list's. */
  index: number;
}

interface Changes<Value> {
  add: (value: Value) => void;
  remove: (index: number) => void;
}

interface ListFieldProps<Value> {
  name: string;
  /** What is wrong with the rows as a whole (none, duplicates), as text; empty if nothing. */
  problem?: (rows: readonly Value[]) => string | undefined;
  children: (rows: readonly Row[], changes: Changes<Value>) => ReactNode;
}

/** Rows of fields that can be added and removed. A row's field is named `[list, index, field]`. */
export function ListField<Value>({ name, problem, children }: ListFieldProps<Value>) {
  const id = useFieldId(name);
  return (
    <Form.List
      name={name}
      rules={[
        {
          validator: async (_, rows?: Value[]) => {
            const text = problem?.(rows ?? []);
            if (text) throw new Error(text);
          },
        },
      ]}
    >
      {(rows, { add, remove }, { errors }) => (
        // What gets the focus if something is wrong with the rows as a whole.
        <div className="kit-stack" id={id} tabIndex={-1}>
          {children(
            rows.map(({ key, name: index }) => ({ key, index })),
            { add, remove },
          )}
          <Form.ErrorList errors={errors} />
        </div>
      )}
    </Form.List>
  );
}
