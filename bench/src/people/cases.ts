type Query = Record<string, string | number>;

/** A measured list or search. The turn varies what it asks for, so that no answer is just cached. */
export interface Case {
  name: string;
  as: 'level3' | 'level1';
  path(turn: number, students: number): string;
}

const of = <T>(values: readonly T[], turn: number): T => values[turn % values.length]!;
const list =
  (path: string, query: (turn: number) => Query = () => ({})): Case['path'] =>
  (turn) =>
    `/api/admin/${path}?${new URLSearchParams(Object.entries(query(turn)).map(([key, value]) => [key, String(value)]))}`;
const searched =
  (path: string, term: (turn: number, students: number) => string, query: Query = {}): Case['path'] =>
  (turn, students) =>
    list(`student/${path}/${encodeURIComponent(term(turn, students))}`, () => query)(turn, students);

const names = [
  'Siti Iman binti Osman',
  'kumar a/l raju',
  'D’Cruz',
  'zoe',
  'Lim Wei Jie',
  'Dusit',
  'Nur Huda',
];
const common = ['Muhammad', 'Nur', 'Tan', 'Lim'];
const twoCharacters = ['伟杰', '林佳', '俊豪', '欣怡', '陈明', '雨桐'];
const levels = ['standard_1', 'standard_2', 'standard_3', 'standard_4', 'standard_5', 'standard_6'];
const studentId = (turn: number, students: number) => `SS${1001 + ((turn * 7919) % students)}`;
const page = (turn: number) => ({ page: 1 + (turn % 5) });

const students: Case[] = [
  { name: 'students', as: 'level3', path: list('student/all', page) },
  { name: 'students of one branch', as: 'level1', path: list('student/all', page) },
  {
    name: 'students: level',
    as: 'level3',
    path: list('student/all', (turn) => ({ education_level: of(levels, turn) })),
  },
  {
    name: 'students: branch',
    as: 'level3',
    path: list('student/all', (turn) => ({ branch: 1 + (turn % 2) })),
  },
  {
    name: 'students: branch and level',
    as: 'level3',
    path: list('student/all', (turn) => ({ branch: 1 + (turn % 2), education_level: of(levels, turn) })),
  },
  { name: 'students: suspended', as: 'level3', path: list('student/all', () => ({ status: 'suspended' })) },
  {
    name: 'students: suspended, branch and level',
    as: 'level3',
    path: list('student/all', (turn) => ({
      status: 'suspended',
      branch: 1 + (turn % 2),
      education_level: of(levels, turn),
    })),
  },
  { name: 'students: a name', as: 'level3', path: searched('search', (turn) => of(names, turn)) },
  { name: 'students: a frequent name', as: 'level3', path: searched('search', (turn) => of(common, turn)) },
  {
    name: 'students: a frequent name in one branch',
    as: 'level1',
    path: searched('search', (turn) => of(common, turn)),
  },
  {
    name: 'students: a frequent name among the suspended',
    as: 'level3',
    path: searched('search', (turn) => of(common, turn), { status: 'suspended' }),
  },
  {
    name: 'students: two Chinese characters',
    as: 'level3',
    path: searched('search', (turn) => of(twoCharacters, turn)),
  },
  { name: 'students: nobody', as: 'level3', path: searched('search', (turn) => `Nobody ${turn}`) },
  { name: 'students: Student ID', as: 'level3', path: searched('search', studentId) },
  { name: 'students: SS, as an empty lookup', as: 'level3', path: searched('search', () => 'SS') },
  { name: 'students by name', as: 'level3', path: searched('name', (turn) => of(names, turn)) },
];

const parents: Case[] = [
  { name: 'parents', as: 'level3', path: list('parent/all', page) },
  { name: 'parents of one branch', as: 'level1', path: list('parent/all', page) },
  {
    name: 'parents: a name',
    as: 'level3',
    path: list('parent/all', (turn) => ({ search: of(names, turn) })),
  },
  {
    name: 'parents: a frequent name',
    as: 'level3',
    path: list('parent/all', (turn) => ({ search: of(common, turn) })),
  },
  {
    name: 'parents: a frequent name in one branch',
    as: 'level1',
    path: list('parent/all', (turn) => ({ search: of(common, turn) })),
  },
  {
    name: 'parents: two Chinese characters',
    as: 'level3',
    path: list('parent/all', (turn) => ({ search: of(twoCharacters, turn) })),
  },
  {
    name: 'parents: an address',
    as: 'level3',
    path: list('parent/all', (turn) => ({ search: `parent${1 + (turn % 500)}@bench` })),
  },
  {
    name: 'parents: a phone number',
    as: 'level3',
    path: list('parent/all', (turn) => ({ search: `1300${String(turn % 600).padStart(5, '0')}` })),
  },
  {
    name: 'parents: nobody',
    as: 'level3',
    path: list('parent/all', (turn) => ({ search: `Nobody ${turn}` })),
  },
];

const teachers: Case[] = [
  { name: 'teachers', as: 'level1', path: list('teacher/all', (turn) => ({ page: 1 + (turn % 2) })) },
  {
    name: 'teachers: a name',
    as: 'level1',
    path: list('teacher/search', (turn) => ({ name: of(names, turn) })),
  },
  {
    name: 'teachers: a frequent name',
    as: 'level1',
    path: list('teacher/search', (turn) => ({ name: of(common, turn) })),
  },
  {
    name: 'teachers: an address',
    as: 'level1',
    path: list('teacher/search', (turn) => ({ name: `teacher${1 + (turn % 20)}@bench` })),
  },
];

export const cases: readonly Case[] = [...students, ...parents, ...teachers];
