import { brand } from '@portal/shared-ui/brand';
import { useLanguage } from '@portal/shared-ui/i18n';
import { useLocation } from '@portal/shared-ui/router';
import { useEffect, type ReactNode } from 'react';
import { Footer } from './footer.tsx';

/** Pages arrive after the address, so the browser's own jump to `#privacy` finds nothing yet. */
function useHashTarget() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}

interface PageProps {
  /** In the browser's tab. */
  title: string;
  children: ReactNode;
}

/** What every public page has: the title of the tab, the content and the footer. */
export function Page({ title, children }: PageProps) {
  const language = useLanguage();
  useHashTarget();
  return (
    <div className="landing">
      <title>{`${title} · ${brand.name[language]}`}</title>
      <div className="landing-content">{children}</div>
      <Footer />
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
