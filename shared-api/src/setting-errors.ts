import type { Text } from './languages.ts';

/** The part of `errors.ts` about the public site and the branches. */
export const settingErrors = {
  category_exists: {
    status: 400,
    en: 'There is a category with this title already.',
    ch: '已有同名的类别。',
  },
  category_in_use: {
    status: 400,
    en: 'This category has {{achievements}} {{achievements:achievement:achievements}}, so it cannot be deleted. Delete {{achievements:it:them}} first, or choose another category for {{achievements:it:them}}.',
    ch: '此类别还有 {{achievements}} 项成绩，不能删除。请先删除这些成绩，或改选其他类别。',
  },
  category_gone: {
    status: 400,
    en: 'This category was deleted meanwhile. Please choose another one.',
    ch: '此类别已被删除，请选择其他类别。',
  },
  branch_exists: {
    status: 400,
    en: 'There is a branch with this name already.',
    ch: '已有同名的分校。',
  },
  branch_in_use: {
    status: 400,
    en: 'This branch is still in use, so it cannot be removed: {{uses}}.',
    ch: '此分校仍在使用中，不能移除：{{uses}}。',
  },
} as const satisfies Record<string, Text & { status: number }>;
