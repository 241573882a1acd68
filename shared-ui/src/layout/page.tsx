import type { ReactNode } from 'react';
import { brand } from '../theme/brand.tsx';
import { useLanguage } from '../texts/i18n.tsx';

interface PageProps {
  title: string;
  /** One line describing the page. */
  intro?: string | undefined;
  /** The one primary action, on the right. */
  action?: ReactNode;
  /** Search and filters, above the content. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The frame of a working page. Also sets the tab title. */
export function Page({ title, intro, action, tools, children }: PageProps) {
  const language = useLanguage();
  return (
    <div className="kit-page">
      <title>{`${title} · ${brand.name[language]}`}</title>
      <header className="kit-page-header">
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {intro && <p>{intro}</p>}
        </div>
        {action}
      </header>
      {tools && <div className="kit-page-tools">{tools}</div>}
      {children}
    </div>
  );
}
