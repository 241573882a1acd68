import { Button, Tooltip } from 'antd';
import { Icon } from './icons.tsx';
import type { RowAction } from './table-types.ts';

interface RowActionsProps {
  actions: readonly RowAction[];
  /** On a card there is room for whole labels beside the icons; in a row a word stands under each. */
  spelledOut?: boolean;
}

/** What can be done with one row. */
export const RowActions = ({ actions, spelledOut = false }: RowActionsProps) => (
  <div className={spelledOut ? 'kit-row-actions' : 'kit-row-actions kit-row-actions-dense'}>
    {actions.map(({ key, icon, label, word = label, danger, disabled, onClick }) => {
      // The label of a disabled action is a reason, too long for a button: a card says it below.
      const says = spelledOut && !disabled ? label : word;
      return (
        <Tooltip key={key} title={says === label || spelledOut ? '' : label}>
          <Button
            type={spelledOut ? 'default' : 'text'}
            icon={<Icon name={icon} />}
            danger={danger}
            disabled={disabled}
            onClick={onClick}
            aria-label={label}
          >
            {says}
          </Button>
        </Tooltip>
      );
    })}
    {spelledOut &&
      actions
        .filter(({ disabled, label, word = label }) => disabled && word !== label)
        .map(({ key, label }) => (
          <p key={key} className="kit-row-barred">
            {label}
          </p>
        ))}
  </div>
);
