import type { ReactNode } from 'react';

export interface Description {
  term: string;
  /** Absent values show as a dash. */
  value: ReactNode;
}

/** Terms and descriptions, stacked on a phone, side by side on wider screens. */
export const DescriptionList = ({ items }: { items: readonly Description[] }) => (
  <dl className="kit-descriptions">
    {items.map(({ term, value }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value == null || value === '' ? '–' : value}</dd>
      </div>
    ))}
  </dl>
);
