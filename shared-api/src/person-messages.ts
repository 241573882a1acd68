import type { Text } from './languages.ts';

/** The part of `field-messages.ts` that is about people: names, numbers, addresses and passwords. */
export const personMessages = {
  phone_required: { en: 'Phone number is required', ch: '请填写电话号码' },
  phone_invalid: { en: 'Invalid Malaysia phone number format', ch: '马来西亚电话号码格式不正确' },
  email_required: { en: 'Email is required', ch: '请填写电子邮件' },
  email_invalid: { en: 'Invalid Email Format.', ch: '电子邮件格式不正确。' },
  email_taken: { en: 'This email already has an account', ch: '此电子邮件已有账号' },
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
  password_common: {
    en: 'Many people use this password, so it is easily guessed. Please choose another one',
    ch: '这个密码太常见，容易被猜中，请换一个',
  },
  password_own: {
    en: 'Please choose a password that is not your name or email',
    ch: '密码不能是您的姓名或电子邮件',
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
  password_as_issued: {
    en: 'Please choose a password of your own, not the one you were given',
    ch: '请设置您自己的密码，不能沿用发给您的密码',
  },
  password_unchanged: {
    en: 'Please choose a password that differs from the existing one',
    ch: '新密码不能与现有密码相同',
  },
  password_wrong: { en: 'Incorrect Password', ch: '密码不正确' },
  ic_required: { en: 'IC is required', ch: '请填写身份证号码' },
  ic_invalid: { en: 'Wrong IC format', ch: '身份证号码格式不正确' },
  student_id_format: { en: 'A student ID is SS followed by digits', ch: '学生编号为 SS 加数字' },
  join_date_range: {
    en: 'Please choose a date from {{first}} to {{last}}',
    ch: '请选择 {{first}} 至 {{last}} 之间的日期',
  },
  join_date_order: {
    en: 'The stays of a student must not overlap. Please choose a date from {{first}} to {{last}}',
    ch: '学生的在籍期间不能重叠，请选择 {{first}} 至 {{last}} 之间的日期',
  },
  referral_own: { en: 'A student cannot refer themselves', ch: '学生不能推荐自己' },
  referral_loop: {
    en: 'This student was referred by the one who is edited here, so it cannot be the other way round too',
    ch: '对方是由此学生推荐的，不能互相推荐',
  },
  ic_zero_lost: {
    en: 'This IC came as a number of {{digits}} digits; Excel drops zeros in front. Please type all 12 digits',
    ch: '此身份证号码是 {{digits}} 位的数字，Excel 会删去前面的 0，请输入完整的 12 位',
  },
  phone_zero_lost: {
    en: 'This phone came as a number; Excel drops the zero in front. Please type it whole, for example 0{{number}}',
    ch: '此电话是数字格式，Excel 会删去前面的 0，请输入完整号码，例如 0{{number}}',
  },
  date_ambiguous: {
    en: 'Please write the date as 2026-01-31',
    ch: '请将日期写成 2026-01-31',
  },
  education_level_unknown: {
    en: 'This level is not known. Please write for example Standard 3 or Form 1',
    ch: '找不到此年级，请写成例如 Standard 3 或 Form 1',
  },
  line_twice: {
    en: 'This child stands in line {{line}} too',
    ch: '此孩子在第 {{line}} 行已出现',
  },
  referral_unknown: { en: 'This referral code is not known', ch: '找不到此推荐码' },
  consent_required: {
    en: 'Please agree to the privacy terms to register a child',
    ch: '注册前请同意隐私条款',
  },
  education_level_general: { en: 'Please choose an education level', ch: '请选择教育阶段' },
  already_registered: {
    en: 'A registration with this email is waiting for approval already',
    ch: '此电子邮件的注册已在等待审批',
  },
  phone_already_registered: {
    en: 'An application with this phone number is waiting for approval already',
    ch: '此电话号码的应征已在等待审批',
  },
} as const satisfies Record<string, Text>;
