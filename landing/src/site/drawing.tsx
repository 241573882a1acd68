import type { ReactNode } from 'react';

interface DrawingProps {
  width: number;
  height: number;
  /** For screen readers; omit for a decorative picture. */
  title?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A picture drawn in code: no request, and it uses the brand's colour tokens. */
export const Drawing = ({ width, height, title, className, children }: DrawingProps) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    className={className}
    preserveAspectRatio="xMidYMid slice"
    {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
  >
    {children}
  </svg>
);

/** Louvred shutter, as on Penang's townhouses. */
export const Shutter = ({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>) => (
  <g>
    <rect x={x} y={y} width={width} height={height} rx="3" fill="var(--color-primary)" />
    {Array.from({ length: Math.floor((height - 10) / 9) }, (_, line) => (
      <path
        key={line}
        d={`M${x + 5} ${y + 10 + line * 9}h${width - 10}`}
        stroke="var(--color-primary-deep)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    ))}
  </g>
);
