import { diagnostics } from '@portal/shared-api/diagnostics';
import { useApiQuery } from '@portal/shared-api/react';
import { Loaded } from '@portal/shared-ui/loaded';
import { Page } from '@portal/shared-ui/page';
import { FaultTable } from './fault-table.tsx';
import { FitTable } from './fit-table.tsx';
import { OverrideSection } from './override-section.tsx';
import { useTexts } from './use-texts.ts';
import { VersionTable } from './version-table.tsx';

/** How the parts of the portal perform in browsers, for level_3. */
export default function DiagnosticsPage() {
  const texts = useTexts();
  const query = useApiQuery(diagnostics, {}, { anew: true });
  return (
    <Page title={texts.title} intro={texts.purpose}>
      <Loaded query={query} lines={12}>
        {({ applications, compatibility }) => (
          <>
            <VersionTable applications={applications} />
            <OverrideSection applications={applications} />
            <FaultTable applications={applications} />
            <FitTable table={compatibility} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
