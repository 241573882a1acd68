import type { ReactNode } from 'react';

export interface Description {
  term: string;
  /** Absent values read as a dash. */
  value: ReactNode;
}

/** Terms and what they are, one below the other on a phone and side by side above. */
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
