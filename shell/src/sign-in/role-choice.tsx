import type { Role } from '@portal/shared-api/endpoint';
import { useTranslation } from '@portal/shared-ui/i18n';
import { useId } from 'react';
import styles from './role-choice.module.css';

/** In the specification's order (A, section 2). */
const order: readonly Role[] = ['student', 'teacher', 'admin', 'parent'];

interface RoleChoiceProps {
  /** Given by the form. */
  id?: string;
  value?: Role;
  onChange?: (role: Role) => void;
  /** In a native form: the field's name, and the initial role. */
  name?: string;
  begins?: Role;
}

/** The four roles side by side. */
export function RoleChoice({ id, value, onChange, name, begins }: RoleChoiceProps) {
  const { t } = useTranslation('shell');
  const ownName = useId();
  return (
    <div id={id} className={styles.choice} role="radiogroup" aria-label={t('signIn.role')}>
      {order.map((role) => (
        <label key={role} className={styles.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={name ?? ownName}
            value={role}
            {...(begins
              ? { defaultChecked: begins === role }
              : { checked: value === role, onChange: () => onChange?.(role) })}
          />
          <span>{t(`roles.${role}`)}</span>
        </label>
      ))}
    </div>
  );
}
