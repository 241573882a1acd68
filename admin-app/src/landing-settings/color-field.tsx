import { Field, type FieldProps } from '@portal/shared-ui/field';
import styles from './landing-settings.module.css';

interface ControlProps {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
}

const ColorControl = ({ id, value, onChange }: ControlProps) => (
  <span className={styles.color}>
    <input id={id} type="color" value={value} onChange={(event) => onChange?.(event.target.value)} />
    <code>{value}</code>
  </span>
);

/** A colour, chosen with the device's own picker. */
export const ColorField = (field: FieldProps) => (
  <Field {...field} validateTrigger="onChange">
    <ColorControl />
  </Field>
);

/** A colour as a spot, with its code. */
export const ColorText = ({ code }: { code: string }) => (
  <span className={styles.color}>
    <svg className={styles.spot} aria-hidden="true">
      <rect width="100%" height="100%" fill={code} />
    </svg>
    <code>{code}</code>
  </span>
);
