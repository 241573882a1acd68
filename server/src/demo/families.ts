import type { EducationLevel } from '@portal/shared-api/education-levels';
import { schools } from '@portal/shared-api/schools';
import type { Demo } from './context.ts';
import { familyName, mailName, type FamilyName } from './names.ts';

export interface Child {
  name: string;
  female: boolean;
  level: EducationLevel;
  school: string;
}
export interface Family {
  parent: FamilyName['parent'] & { email: string };
  branch: 'georgetown' | 'bayanLepas';
  children: Child[];
}

const secondary = /^(SMK|SMJK|Han Chiang High)/;
const secondarySchools = schools.filter((school) => secondary.test(school));
const primaryOf: Record<FamilyName['community'], readonly string[]> = {
  malay: schools.filter((school) => school.startsWith('SK ')),
  chinese: schools.filter((school) => school.startsWith('SJK(C)')),
  indian: schools.filter((school) => school.startsWith('SJK(T)')),
  borneo: schools.filter((school) => school.startsWith('SK ')),
  eurasian: schools.filter((school) => school.startsWith('SK ')),
};

/** Levels that have classes; the fuller ones more often. */
const levels: Record<Family['branch'], EducationLevel[]> = {
  georgetown: [
    ...([
      'standard_1',
      'standard_2',
      'standard_3',
      'standard_4',
      'standard_5',
      'standard_6',
      'standard_6',
    ] as const),
    ...(['form_1', 'form_2', 'form_3', 'form_4', 'form_5', 'form_5'] as const),
  ],
  bayanLepas: [
    ...(['kindergarten', 'standard_1', 'standard_2', 'standard_3', 'standard_3', 'standard_4'] as const),
    ...(['standard_5', 'standard_6', 'remove_class', 'form_1', 'form_2', 'form_3', 'form_5'] as const),
  ],
};

/** Seventy families with 120 children: 30 with one, 30 with two, 10 with three. The first is the demo family. */
export function makeFamilies({ random }: Demo): Family[] {
  const sizes = [2, ...random.shuffled([...Array(30).fill(1), ...Array(29).fill(2), ...Array(10).fill(3)])];
  const taken = new Set<string>();
  return sizes.map((size, number) => {
    const isDemo = number === 0;
    const branch = isDemo || random.chance(0.56) ? 'georgetown' : 'bayanLepas';
    const names = familyName(random, isDemo ? 'chinese' : undefined);
    const children = Array.from({ length: size }, (_, at): Child => {
      const level = isDemo ? (['form_4', 'standard_6'] as const)[at]! : random.pick(levels[branch]);
      const isSecondary = /^(form|remove)/.test(level);
      const school = random.pick(isSecondary ? secondarySchools : primaryOf[names.community]);
      return { ...names.child(), level, school };
    });
    let email = isDemo ? 'parent@demo.example' : `${mailName(names.parent.name)}@demo.example`;
    if (taken.has(email)) email = email.replace('@', `${number}@`);
    taken.add(email);
    return { parent: { ...names.parent, email }, branch, children };
  });
}
