import type { Text } from './languages.ts';

/** The part of `errors.ts` that browsers also raise themselves. All other texts come with the answer. */
export const shownErrors = {
  sign_in_failed: {
    status: 401,
    en: 'The email or password entered is not valid. Please retry or proceed to register for an account.',
    ch: '电子邮件或密码不正确。请重试，或注册一个账号。',
  },
  internal: {
    status: 500,
    en: 'The requested action could not be completed. Please retry or get in touch with the developer for assistance.',
    ch: '操作无法完成。请重试，或联系开发人员协助。',
  },
  student_already_child: {
    status: 400,
    en: 'Student Already Added As Child',
    ch: '此学生已在您的子女名单中',
  },
} as const satisfies Record<string, Text & { status: number }>;
