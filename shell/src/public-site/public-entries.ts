import type { TextKey } from '@portal/shared-ui/i18n';
import type { Area } from '@portal/portal-kit/area-schema';
import type { Text } from '@portal/shared-api/languages';
import { homeOf, type Person } from '../guard/guard.ts';
import { paths } from '../paths.ts';

export interface PublicEntry {
  id: string;
  path: string;
  /** The text, or the key of the shell's own text. */
  label: Text | TextKey<'shell'>;
  kind: 'page' | 'quiet' | 'call';
}

/**
 * The public navigation (specification A, section 2): existing pages, then Portal if signed in, else Register and
 * Sign In.
 */
export function publicEntries(areas: readonly Area[], person: Person | null): PublicEntry[] {
  const open = areas.filter((area) => area.layout === 'public');
  const pages = open
    .flatMap((area) => area.navigation)
    .sort((a, b) => a.order - b.order)
    .map(({ id, path, label }): PublicEntry => ({ id, path, label, kind: 'page' }));
  if (person) {
    return [
      ...pages,
      { id: 'portal', path: homeOf(person, areas), label: 'navigation.portal', kind: 'call' },
    ];
  }
  const canRegister = open.some((area) => area.pages.includes(paths.register));
  return [
    ...pages,
    ...(canRegister
      ? [{ id: 'register', path: paths.register, label: 'navigation.register', kind: 'quiet' } as const]
      : []),
    { id: 'signin', path: paths.signIn, label: 'navigation.signIn', kind: 'call' },
  ];
}
