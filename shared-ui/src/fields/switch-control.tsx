import { Switch } from 'antd';
import { useId } from 'react';

interface SwitchControlProps {
  label: string;
  checked: boolean;
  pending?: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch that applies at once, without a form. */
export function SwitchControl({ label, checked, pending, disabled, onChange }: SwitchControlProps) {
  const id = useId();
  return (
    <div className="kit-switch">
      <Switch id={id} checked={checked} loading={pending} disabled={disabled} onChange={onChange} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
