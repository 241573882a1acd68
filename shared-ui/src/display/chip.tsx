import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

export type Tone = 'green' | 'coral' | 'orange' | 'slate' | 'primary' | 'sunrise';

interface ChipProps {
  tone: Tone;
  icon?: IconName;
  children: ReactNode;
}

/** A word on a tinted background. Icon and word carry the meaning; the colour only helps. */
export const Chip = ({ tone, icon, children }: ChipProps) => (
  <span className={`kit-chip kit-chip-${tone}`}>
    {icon && <Icon name={icon} />}
    {children}
  </span>
);
