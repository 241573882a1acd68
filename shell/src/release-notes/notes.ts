import type { Text } from '@portal/shared-api/languages';

/** The banner's version and what is new in it (decision 69). */
export const release: { version: string; notes: Text[] } = {
  version: 'alpha-04.1',
  notes: [
    { en: 'Student join date', ch: '学生入学日期' },
    { en: 'Bug fixes', ch: '修复问题' },
    { en: 'Student ID autocomplete in the admin payment page', ch: '管理员缴费页面可自动补全学生编号' },
    { en: 'Admin teacher search', ch: '管理员可搜索老师' },
  ],
};
