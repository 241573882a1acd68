import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Staged versions; the only place that says whether this session gets one. */
export const ownStages = endpoint({
  name: 'stages.own',
  method: 'GET',
  path: '/stages',
  access: {
    admin: { scope: 'own' },
    student: { scope: 'own', beforeInitialization: true },
    teacher: { scope: 'own' },
    parent: { scope: 'own' },
  },
  summary: 'The staged versions that this session gets instead of those in force',
  response: z.object({ data: z.array(z.object({ area: z.string(), version: z.string() })) }),
});
