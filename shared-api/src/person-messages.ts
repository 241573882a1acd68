import type { Text } from './languages.ts';

/** The part of `field-messages.ts` about people: names, numbers, addresses and passwords. */
export const personMessages = {
  phone_required: { en: 'Phone number is required', ch: '请填写电话号码' },
  phone_invalid: { en: 'Invalid Malaysia phone number format', ch: '马来西亚电话号码格式不正确' },
  email_required: { en: 'Email is required', ch: '请填写电子邮件' },
  email_invalid: { en: 'Invalid Email Format', ch: '电子邮件格式不正确' },
  odd_sign: {
    en: 'The sign “{{sign}}” ({{code}}) does not belong here. Please type this by hand',
    ch: '“{{sign}}”（{{code}}）不是有效的字符，请手动输入',
  },
  password_required: { en: 'Password is required', ch: '请填写密码' },
  password_short: { en: 'Please use at least 8 characters', ch: '密码至少 8 个字符' },
  password_blank: {
    en: 'Please use letters, digits or signs that can be seen',
    ch: '请使用看得见的字母、数字或符号',
  },
  password_long: {
    en: 'Please use a shorter password: at most 72 letters and digits, or 24 Chinese characters',
    ch: '密码太长：最多 72 个字母和数字，或 24 个汉字',
  },
  password_mismatch: {
    en: 'Please make sure the Password and Confirm Password fields are matching.',
    ch: '两次输入的密码不一致。',
  },
  new_password_mismatch: {
    en: 'The New Password and Reconfirm Password do not match',
    ch: '新密码与确认密码不一致',
  },
  password_unchanged: {
    en: 'Please choose a password that differs from the existing one',
    ch: '新密码不能与现有密码相同',
  },
  ic_required: { en: 'IC is required', ch: '请填写身份证号码' },
  ic_invalid: { en: 'Wrong IC format', ch: '身份证号码格式不正确' },
  student_id_format: { en: 'A student ID is SS followed by digits', ch: '学生编号为 SS 加数字' },
  student_id_long: {
    en: 'A student ID has at most 9 digits after SS',
    ch: '学生编号的 SS 后最多只有 9 个数字',
  },
  consent_required: {
    en: 'Please agree to the privacy terms to register',
    ch: '注册前请同意隐私条款',
  },
} as const satisfies Record<string, Text>;
