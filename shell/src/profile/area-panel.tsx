import { PortalProvider, type AreaModule } from '@portal/portal-kit/area';
import type { Role } from '@portal/shared-api/endpoint';
import { useQuery } from '@tanstack/react-query';
import { useAreaPortal } from '../services/use-area-portal.ts';
import { useAreas } from '../services/use-areas.ts';
import { areaLoader } from '../services/services.ts';

/** The profile panel from the role's own area, if its `area.json` declares one. */
export function AreaPanel({ role }: { role: Role }) {
  const area = useAreas().find((one) => one.role === role && one.profilePanel);
  return area ? <PromisedPanel key={area.name} name={area.name} /> : null;
}

function PromisedPanel({ name }: { name: string }) {
  // a panel that fails to load is left out; the profile does not depend on it
  const { data } = useQuery({
    queryKey: ['shell', 'profile-panel', name],
    queryFn: async () => {
      const { module, version } = await areaLoader.openModule(name);
      return { version, Panel: (await panelOf(module)()).default };
    },
    staleTime: Infinity,
  });
  const portal = useAreaPortal(name, data?.version ?? '');
  return data ? (
    <PortalProvider portal={portal}>
      <data.Panel />
    </PortalProvider>
  ) : null;
}

function panelOf({ profilePanel }: AreaModule) {
  if (!profilePanel) throw new Error('area.json promises a profile panel that the module does not have');
  return profilePanel;
}
