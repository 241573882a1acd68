import { Empty } from './empty.tsx';
import { Page } from './page.tsx';

/** A page that is not there yet, with the one thing it says. */
export const ComingSoon = ({ title, children }: { title: string; children: string }) => (
  <Page title={title}>
    <Empty text={children} />
  </Page>
);
