import { brand } from '@portal/shared-ui/brand';
import { useLanguage } from '@portal/shared-ui/i18n';
import { useLocation } from '@portal/shared-ui/router';
import { useEffect, useRef, type ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { StructuredData } from './structured-data.tsx';

/** Pages load after the address changes, so the browser's own jump to `#privacy` finds nothing yet. */
function useHashTarget() {
  const { hash } = useLocation();
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    // not on the prerendered page, where somebody may be reading further down
    if (page.current?.contains(target)) target?.scrollIntoView();
  }, [hash]);
  return page;
}

interface PageProps {
  /** For the browser tab. */
  title: string;
  /** The description for search engines and messengers. */
  description: string;
  children: ReactNode;
}

/** Common to every public page: the tab title, the content and the footer. */
export function Page({ title, description, children }: PageProps) {
  const language = useLanguage();
  const page = useHashTarget();
  return (
    <div ref={page} className="landing">
      <title>{`${title} · ${brand.name[language]}`}</title>
      <meta name="description" content={description} />
      <div className="landing-content">{children}</div>
      <Footer />
      <StructuredData />
    </div>
  );
}

interface PageTitleProps {
  title: string;
  lead: string;
  /** Shown beside them if there is room. */
  drawing?: ReactNode;
}

/** The header of every page except the first. */
export const PageTitle = ({ title, lead, drawing }: PageTitleProps) => (
  <header className="landing-title">
    <div className="landing-inner">
      <div>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
      {drawing}
    </div>
  </header>
);
