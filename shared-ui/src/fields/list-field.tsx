import { Form } from 'antd';
import type { ReactNode } from 'react';
import { useFieldId } from '../form/form.tsx';

interface Row {
  key: number;
  /** The place of the row; the first part of its fields' names after the list's. */
  index: number;
}

interface Changes<Value> {
  add: (value: Value) => void;
  remove: (index: number) => void;
}

interface ListFieldProps<Value> {
  name: string;
  /** What is wrong with the rows as a whole (none, two alike), as a text; nothing when they are fine. */
  problem?: (rows: readonly Value[]) => string | undefined;
  children: (rows: readonly Row[], changes: Changes<Value>) => ReactNode;
}

/** Rows of fields that a person adds and removes. A field of a row is named `[list, index, field]`. */
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
        // What a form leads to when something is wrong with the rows as a whole.
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
