import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Role } from '@portal/shared-api/endpoint';

const root = path.resolve(import.meta.dirname, '../../..');

/** What a team releases, its page that everybody sees first, and the title of that page in its sources. */
export interface Remote {
  name: string;
  role: Role;
  home: string;
  title: string;
}

const admin: Remote = { name: 'admin-app', role: 'admin', home: '/admin/approval', title: 'Approval List' };
const family: Remote[] = [
  { name: 'parent-app', role: 'parent', home: '/parent/payments', title: 'Payment' },
  { name: 'student-app', role: 'student', home: '/student/timetable', title: 'Timetable' },
  { name: 'teacher-app', role: 'teacher', home: '/teacher/timetable', title: 'Timetable' },
];

/** Who releases on a day: the admin team and the family team in turn. */
export const remoteOf = (day: number): Remote =>
  day % 2 === 1 ? admin : family[(day / 2 - 1) % family.length]!;

/** What the title is after the release of a day. */
export const titleOf = ({ title }: Remote, day: number): string => `${title}, day ${day}`;

/** Changes the sources of a remote as a small release does; the function it gives puts them back. */
export function changeSources(remote: Remote, day: number): () => void {
  const file = path.join(root, remote.name, 'src', 'texts', 'en.ts');
  const before = readFileSync(file, 'utf8');
  const line = `title: '${remote.title}'`;
  if (!before.includes(line)) throw new Error(`${file} has no ${line}`);
  writeFileSync(file, before.replace(line, `title: '${titleOf(remote, day)}'`));
  return () => writeFileSync(file, before);
}
