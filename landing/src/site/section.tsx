import { Link } from '@portal/shared-ui/router';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  lead?: string;
  tone?: 'paper' | 'surface' | 'deep';
  /** The address of the full page. */
  more?: { to: string; text: string };
  className?: string;
  children: ReactNode;
}

/** A band of a page with its heading. */
export function Section({ title, lead, tone = 'paper', more, className, children }: SectionProps) {
  const id = useId();
  return (
    <section className={`landing-section landing-section--${tone} ${className ?? ''}`} aria-labelledby={id}>
      <div className="landing-inner">
        <div className="landing-section__head">
          <div>
            <h2 id={id}>{title}</h2>
            {lead && <p>{lead}</p>}
          </div>
          {more && (
            <Link
              to={more.to}
              className={`landing-button ${tone === 'deep' ? 'landing-button--light' : 'landing-button--quiet'}`}
            >
              {more.text}
            </Link>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
