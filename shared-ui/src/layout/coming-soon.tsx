import { Empty } from './empty.tsx';
import { Page } from './page.tsx';

/** A page not available yet. */
export const ComingSoon = ({ title, children }: { title: string; children: string }) => (
  <Page title={title}>
    <Empty text={children} />
  </Page>
);
