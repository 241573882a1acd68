import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Role } from '@portal/shared-api/endpoint';

const root = path.resolve(import.meta.dirname, '../../..');

/** What a team releases: the first page everybody sees, and its title in the sources. */
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

/** Who releases on which day: the admin team and the family team in turn. */
export const remoteOf = (day: number): Remote =>
  day % 2 === 1 ? admin : family[(day / 2 - 1) % family.length]!;

/** The title after a day's release. */
export const titleOf = ({ title }: Remote, day: number): string => `${title}, day ${day}`;

/** Changes a remote's sources like a small release. The returned function restores them. */
export function changeSources(remote: Remote, day: number): () => void {
  const file = path.join(root, remote.name, 'src', 'texts', 'en.ts');
  const before = readFileSync(file, 'utf8');
  const line = `title: '${remote.title}'`;
  if (!before.includes(line)) throw new Error(`${file} has no ${line}`);
  writeFileSync(file, before.replace(line, `title: '${titleOf(remote, day)}'`));
  return () => writeFileSync(file, before);
}
