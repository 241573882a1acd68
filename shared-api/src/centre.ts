import type { Language, Text } from './languages.ts';

/** What the centre is called, on screen and on paper. */
export const centreName = { en: 'Sinar Scholars', ch: '晨光学苑' } as const satisfies Text;

/** What people call a branch, by the name that the table of branches has. */
export const branchNames = {
  Georgetown: { en: 'Georgetown', ch: '乔治市' },
  'Bayan Lepas': { en: 'Bayan Lepas', ch: '峇六拜' },
} as const satisfies Record<string, Text>;

/** A branch of the table as people call it; one that is not known here by its own name. */
export const branchName = (name: string, language: Language): string =>
  Object.hasOwn(branchNames, name) ? branchNames[name as keyof typeof branchNames][language] : name;
