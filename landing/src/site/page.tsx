import { brand } from '@portal/shared-ui/brand';
import { useLanguage } from '@portal/shared-ui/i18n';
import { useLocation } from '@portal/shared-ui/router';
import { useEffect, useRef, type ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { StructuredData } from './structured-data.tsx';

/** Pages arrive after the address, so the browser's own jump to `#privacy` finds nothing yet. */
function useHashTarget() {
  const { hash } = useLocation();
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    // not in the page that was prerendered, where somebody reads on
    if (page.current?.contains(target)) target?.scrollIntoView();
  }, [hash]);
  return page;
}

interface PageProps {
  /** In the browser's tab. */
  title: string;
  /** What search engines and messengers say of the page. */
  description: string;
  children: ReactNode;
}

/** What every public page has: the title of the tab, the content and the footer. */
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
  /** What stands beside them where there is room. */
  drawing?: ReactNode;
}

/** The head of every page but the first. */
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
