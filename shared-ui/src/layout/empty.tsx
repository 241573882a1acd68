import type { ReactNode } from 'react';
import { useTranslation } from '../texts/i18n.tsx';

interface EmptyProps {
  /** What is missing; `No Data Available...` by default. */
  text?: string;
  /** The next step: a sentence or button. */
  children?: ReactNode;
}

/** An empty state with a next step. */
export function Empty({ text, children }: EmptyProps) {
  const { t } = useTranslation('kit');
  return (
    <div className="kit-empty">
      <svg viewBox="0 0 96 48" width={96} height={48} aria-hidden>
        <path d="M30 40a18 18 0 0 1 36 0z" fill="var(--color-sunrise-tint)" />
        <path
          d="M6 40h84M48 14V6M28 22l-5-5M68 22l5-5"
          fill="none"
          stroke="var(--color-line)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      <p className="kit-empty-text">{text ?? t('empty.title')}</p>
      {children && <div className="kit-empty-next">{children}</div>}
    </div>
  );
}
