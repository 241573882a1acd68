import { Button, Tooltip } from 'antd';
import { Icon } from '../display/icons.tsx';
import type { RowAction } from './table-types.ts';

interface RowActionsProps {
  actions: readonly RowAction[];
  /** On a card the word stands beside its icon and the reason of a barred action below; in a row the word is under it. */
  spelledOut?: boolean;
}

/** What can be done with one row. */
export const RowActions = ({ actions, spelledOut = false }: RowActionsProps) => (
  <div className={spelledOut ? 'kit-row-actions' : 'kit-row-actions kit-row-actions-dense'}>
    {actions.map(({ key, icon, label, word = label, danger, disabled, onClick }) => {
      return (
        <Tooltip key={key} title={word === label || spelledOut ? '' : label}>
          <Button
            type={spelledOut ? 'default' : 'text'}
            icon={<Icon name={icon} />}
            danger={danger}
            disabled={disabled}
            onClick={onClick}
            aria-label={label}
          >
            {word}
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
