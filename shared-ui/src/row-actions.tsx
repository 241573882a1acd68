import { Button } from 'antd';
import { IconButton } from './button.tsx';
import { Icon } from './icons.tsx';
import type { RowAction } from './table-types.ts';

interface RowActionsProps {
  actions: readonly RowAction[];
  /** On a card there is room for the words. */
  spelledOut?: boolean;
}

/** What can be done with one row. */
export const RowActions = ({ actions, spelledOut = false }: RowActionsProps) => (
  <div className="kit-row-actions">
    {actions.map(({ key, icon, label, danger, disabled, onClick }) =>
      spelledOut ? (
        <Button key={key} icon={<Icon name={icon} />} danger={danger} disabled={disabled} onClick={onClick}>
          {label}
        </Button>
      ) : (
        <IconButton
          key={key}
          icon={icon}
          label={label}
          danger={danger ?? false}
          disabled={disabled ?? false}
          onClick={onClick}
        />
      ),
    )}
  </div>
);
