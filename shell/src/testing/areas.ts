import { areaSchema, type Area } from '@portal/portal-kit/area-schema';
import { registrySchema, type Registry } from '@portal/portal-kit/registry-schema';

/** The area data of a small portal. */
export const testAreas: Area[] = [
  ['landing', 'public', ['/'], ['/', '/register']] as const,
  ['admin-app', 'admin', ['/admin'], ['/admin/approval', '/admin/reports']] as const,
  ['student-app', 'student', ['/student'], ['/student/timetable', '/student/initialize']] as const,
  ['parent-app', 'parent', ['/parent'], ['/parent/payments']] as const,
].map(([name, role, paths, pages]) =>
  areaSchema.parse({
    name,
    contract: '^1.0.0',
    title: { en: `The ${name}`, ch: name },
    paths,
    pages,
    role,
    layout: role === 'public' ? 'public' : 'dashboard',
    navigation: [],
    restricted: role === 'admin' ? [{ path: '/admin/reports', when: { adminLevels: ['level_3'] } }] : [],
  }),
);

/** The same as a registry, every area released once. */
export const testRegistry: Registry = registrySchema.parse({
  schema: 1,
  areas: testAreas.map((area) => ({
    name: area.name,
    stage: 'live',
    current: {
      version: '1.0.0',
      manifest: `/remotes/${area.name}/1.0.0/mf-manifest.json`,
      hashes: {},
      preload: [],
      styles: [],
      releasedAt: '2025-01-06T08:00:00Z',
      area,
    },
    previous: null,
  })),
});
