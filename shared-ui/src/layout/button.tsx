import { Button as AntButton, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../display/icons.tsx';
import { colon } from '../display/list-text.tsx';
import { useLanguage } from '../texts/i18n.tsx';

interface ButtonProps {
  children: ReactNode;
  /** What it refers to, if several buttons have the same text; read out after it. */
  of?: string;
  /** `primary` once per screen. */
  kind?: 'primary' | 'default' | 'text' | 'link';
  icon?: IconName;
  danger?: boolean;
  loading?: boolean;
  disabled?: boolean;
  block?: boolean;
  /** A link that looks like a button. */
  href?: string;
  target?: '_blank';
  /** With `href`: downloads under this name instead of opening. */
  download?: string;
  onClick?: () => void;
}

/** A button whose text names what it does. */
export function Button({ children, of, kind = 'default', icon, target, ...rest }: ButtonProps) {
  const language = useLanguage();
  const isNamed = of !== undefined && typeof children === 'string';
  return (
    <AntButton
      type={kind}
      icon={icon && <Icon name={icon} />}
      {...(isNamed ? { 'aria-label': `${children}${colon[language]}${of}` } : {})}
      {...(target ? { target, rel: 'noreferrer' } : {})}
      {...rest}
    >
      {children}
    </AntButton>
  );
}

interface IconButtonProps {
  /** Its label, read out and shown as a tooltip. */
  label: string;
  icon: IconName;
  danger?: boolean;
  loading?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

/** A button with only an icon. */
export const IconButton = ({ label, icon, ...rest }: IconButtonProps) => (
  <Tooltip title={label}>
    <AntButton type="text" aria-label={label} icon={<Icon name={icon} />} {...rest} />
  </Tooltip>
);
