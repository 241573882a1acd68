import type { Text } from './languages.ts';
import { settingErrors } from './setting-errors.ts';
import { shownErrors } from './shown-errors.ts';
import { studentErrors } from './student-errors.ts';
import { teachingErrors } from './teaching-errors.ts';

/**
 * Every error code of the API with status and text. `docs/errors.md` explains each. 400 is everything the person can
 * fix (architecture, Contract).
 */
export const errors = {
  ...studentErrors,

  ...shownErrors,

  // The call itself
  validation: {
    status: 400,
    en: 'Please make sure all the data are correct.',
    ch: '请确认所有资料正确无误。',
  },
  unreadable: {
    status: 400,
    en: 'The request could not be read. Please reload the page and try again.',
    ch: '无法读取请求内容，请重新加载页面后再试。',
  },
  method_not_allowed: {
    status: 405,
    en: 'This address does not take that kind of call.',
    ch: '此地址不支持该操作。',
  },
  not_found: { status: 404, en: 'This was not found.', ch: '找不到相关资料。' },
  too_large: {
    status: 413,
    en: 'The file is too large to be sent. Please choose a smaller one.',
    ch: '文件太大，无法上传。请选择较小的文件。',
  },
  reset_link_invalid: {
    status: 400,
    en: 'This link has expired or was used already. Please ask for a new one.',
    ch: '此链接已过期或已使用，请重新申请。',
  },
  too_many_requests: {
    status: 429,
    en: 'Too many attempts. Please try again in {{minutes}} {{minutes:minute:minutes}}.',
    ch: '尝试次数过多，请在 {{minutes}} 分钟后再试。',
  },
  unavailable: {
    status: 503,
    en: 'The portal is busy, starting or being maintained. Please try again in a moment.',
    ch: '系统繁忙，或正在启动、维护中，请稍后再试。',
  },
  busy: {
    status: 503,
    en: 'Many files are being sent at this moment. Nothing was stored; please send again in a minute.',
    ch: '目前上传文件的人较多，资料尚未保存，请一分钟后再次发送。',
  },
  disk_full: {
    status: 503,
    en: 'Not saved: the server’s disk is full. Please tell the centre, and send again later.',
    ch: '未能保存：服务器的磁盘已满。请通知中心，稍后再提交。',
  },
  idempotency_mismatch: {
    status: 400,
    en: 'An earlier try of this form has arrived. Close it and look at the list before you send another one.',
    ch: '这张表格先前已成功提交过一次。请关闭后查看列表，再决定是否重新提交。',
  },

  // Signing in, roles and levels
  session_ended: {
    status: 401,
    en: 'Your session has ended. Please sign in again.',
    ch: '登录已过期，请重新登录。',
  },
  student_id_needed: {
    status: 400,
    en: 'Several students share this email and password: {{students}}. Please sign in with the Student ID of the one you mean.',
    ch: '以下学生共用此电子邮件和密码：{{students}}。请改用要登录的学生的学生编号。',
  },
  password_incorrect: { status: 401, en: 'Incorrect Password', ch: '密码不正确' },
  forbidden: { status: 403, en: 'You do not have access to this.', ch: '您没有权限使用此功能。' },
  initialization_required: {
    status: 403,
    en: 'Please complete your account setup first.',
    ch: '请先完成账号设置。',
  },
  already_initialized: { status: 400, en: 'Your account is set up already.', ch: '您的账号已完成设置。' },

  // Records that several people act on
  already_processed: {
    status: 400,
    en: 'This was already processed by somebody else.',
    ch: '此项已由其他人处理。',
  },
  changed_meanwhile: {
    status: 400,
    en: 'This was changed by somebody else in the meantime. Your input is kept; please compare it with what is shown now, then try again.',
    ch: '此资料刚被他人修改。您的输入已保留，请与现在显示的资料比较后再试。',
  },

  // Payments and credit
  payment_already_submitted: {
    status: 400,
    en: 'This payment was already submitted. It is in the list of payments.',
    ch: '这笔已提交过，请在列表中查看。',
  },
  payment_already_processed: {
    status: 400,
    en: 'This payment was already processed by {{name}}.',
    ch: '这笔缴费已由 {{name}} 处理。',
  },
  payment_already_accepted: {
    status: 400,
    en: 'You have already accepted this payment.',
    ch: '您已批准过这笔缴费。',
  },
  payment_already_rejected: {
    status: 400,
    en: 'You have already rejected this payment.',
    ch: '您已拒绝过这笔缴费。',
  },
  payment_already_changed: {
    status: 400,
    en: 'You have changed this payment since. Please look at it again.',
    ch: '您之后修改过这笔缴费，请重新查看。',
  },
  payment_not_rejected: {
    status: 400,
    en: 'Only a rejected payment can be changed.',
    ch: '只能修改被拒绝的记录。',
  },
  payment_not_deletable: {
    status: 400,
    en: 'Only a rejected payment can be deleted.',
    ch: '只有被拒绝的缴费可以删除。',
  },
  payment_edit_approved: {
    status: 403,
    en: 'Only a level 2 or level 3 admin can change an approved payment.',
    ch: '只有二级或三级管理员可以修改已批准的缴费。',
  },
  four_eyes: {
    status: 400,
    en: 'You decided the amount, the fee items or the credit of this payment, so somebody else has to check it.',
    ch: '这笔缴费的金额、收费项目或余额由您决定，须由另一位管理员复核。',
  },
  credit_in_use: {
    status: 400,
    en: 'The credit that this payment added has been used since by {{invoices}}, so it cannot be taken back. Reject those first.',
    ch: '这笔缴费产生的余额已被 {{invoices}} 使用，无法撤回。请先拒绝这些缴费。',
  },

  ...teachingErrors,

  ...settingErrors,

  // Announcements
  announcement_reaches_nobody: {
    status: 400,
    en: 'This announcement would reach nobody, so it was not sent.',
    ch: '没有人会收到这则公告，因此没有发送。',
  },

  // People
  last_guardian: {
    status: 400,
    en: 'Nobody else is linked to {{children}}. Please confirm that no guardian shall see them in the portal.',
    ch: '没有其他家长关联 {{children}}。请确认系统中不再有家长可以查看。',
  },
  other_branch_account: {
    status: 403,
    en: 'This account also belongs to another branch, so only a level 3 admin can change its sign-in or remove it.',
    ch: '此账号也属于另一间分校，只有三级管理员可以更改登录资料或移除账号。',
  },
} as const satisfies Record<string, Text & { status: number }>;

export type ErrorCode = keyof typeof errors;
