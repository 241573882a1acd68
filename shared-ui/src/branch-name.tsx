import type { Language } from '@portal/shared-api/languages';
import { brand } from './brand.tsx';

/** A branch of the table as people call it: by its name in the brand file where that knows it, else as it is. */
export const branchName = (name: string, language: Language): string =>
  brand.branches.find((branch) => branch.branchName === name)?.name[language] ?? name;
