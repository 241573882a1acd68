import { useEffect } from 'react';
import { dashboardFrame } from '../app/frames.ts';
import { liveAreas } from '../areas/registry-reader.ts';
import { areaOf, homeOf } from '../guard/guard.ts';
import { areaLoader, registry } from '../services/services.ts';
import { roleIn } from './enhance-form.ts';

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 200);
  });

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The visible form: the prerendered one, as long as it is there. */
const shownForm = () => document.querySelector<HTMLFormElement>('form[data-sign-in]');

/** Loads and runs the frame and home page of the chosen role, so that they show right after the sign-in. */
async function warmUp(): Promise<void> {
  await whenIdle();
  await dashboardFrame.load();
  await whenIdle();
  const form = shownForm();
  const areas = liveAreas(await registry.read());
  if (!form) return;
  const home = homeOf({ role: roleIn(form), isInitialized: true }, areas);
  const area = areaOf(home, areas);
  if (area) await areaLoader.prefetch(area.name, home);
}

/** While the sign-in is shown, in idle time; again for another role. */
export function useWarmUp(): void {
  useEffect(() => {
    if (savesData()) return undefined;
    // a failure is retried visibly when needed
    const begin = () => void warmUp().catch(() => undefined);
    const onChange = ({ target }: Event) => {
      if ((target as HTMLInputElement).name === 'role') begin();
    };
    begin();
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, []);
}
