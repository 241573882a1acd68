import { Button, Tooltip } from 'antd';
import { Icon } from '../display/icons.tsx';
import type { RowAction } from './table-types.ts';

interface RowActionsProps {
  actions: readonly RowAction[];
  /** The element with the name of the row, which is read aloud after that of an action. */
  describedBy: string;
  /**
   * On a card the text is beside its icon and the reason for a disabled action below; in a row the text is under it,
   * or shows on hover and focus.
   */
  look: 'spelledOut' | 'dense' | 'icons';
}

const classes = {
  spelledOut: 'kit-row-actions',
  dense: 'kit-row-actions kit-row-actions-dense',
  icons: 'kit-row-actions kit-row-actions-icons',
};

/** The actions of one row. */
export const RowActions = ({ actions, describedBy, look }: RowActionsProps) => (
  <div className={classes[look]}>
    {actions.map(({ key, icon, label, word = label, danger, disabled, onClick }) => (
      <Tooltip
        key={key}
        title={look === 'icons' || (look === 'dense' && word !== label) ? label : ''}
        trigger={['hover', 'focus']}
      >
        <Button
          type={look === 'spelledOut' ? 'default' : 'text'}
          icon={<Icon name={icon} />}
          danger={danger}
          disabled={disabled}
          onClick={onClick}
          aria-label={label}
          aria-describedby={describedBy}
        >
          {look === 'icons' ? null : word}
        </Button>
      </Tooltip>
    ))}
    {look === 'spelledOut' &&
      actions
        .filter(({ disabled, label, word = label }) => disabled && word !== label)
        .map(({ key, label }) => (
          <p key={key} className="kit-row-barred">
            {label}
          </p>
        ))}
  </div>
);
