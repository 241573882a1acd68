import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { fileVersionQuery, idParams } from './fields.ts';

export const branch = z.object({ id: z.int(), branch_name: z.string() });

/** What a visitor sees of a branch; null for what the centre has not filled in. */
const publicBranch = branch.extend({
  address: z.string().nullable(),
  phone: z.string().nullable(),
  map_url: z.string().nullable(),
  photo_url: z.string().nullable(),
  timetable_url: z.string().nullable(),
});

export const allBranches = endpoint({
  name: 'branches.all',
  method: 'GET',
  path: '/branch/all',
  access: 'public',
  summary: 'The branches a visitor can register for',
  response: z.object({ data: z.array(publicBranch) }),
});

export const branchPhoto = endpoint({
  name: 'branches.photo',
  method: 'GET',
  path: '/branch/:id/photo',
  access: 'public',
  summary: 'The photo of a branch',
  params: idParams,
  query: fileVersionQuery,
  response: { blob: 'image/*' },
});

export const branchTimetable = endpoint({
  name: 'branches.timetable',
  method: 'GET',
  path: '/branch/:id/timetable',
  access: 'public',
  summary: 'The timetable of a branch',
  params: idParams,
  query: fileVersionQuery,
  response: { blob: 'application/pdf' },
});
