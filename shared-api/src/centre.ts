import type { Language, Text } from './languages.ts';

/** What the centre is called, on screen and on paper. */
export const centreName = { en: 'Sinar Scholars', ch: '晨光学苑' } as const satisfies Text;

/** The short names of branches, by the name in the table. */
export const branchNames = {
  Georgetown: { en: 'Georgetown', ch: '乔治市' },
  'Bayan Lepas': { en: 'Bayan Lepas', ch: '峇六拜' },
} as const satisfies Record<string, Text>;

/** The short name of a branch, or its own name if there is none. */
export const branchName = (name: string, language: Language): string =>
  Object.hasOwn(branchNames, name) ? branchNames[name as keyof typeof branchNames][language] : name;
