import type { Language, Text } from './languages.ts';
import { textIn, type MessageParams } from './messages.ts';

/** Success messages by code. English texts from the specification must not be changed. */
export const notices = {
  record_saved: { en: '{{name}} is saved.', ch: '已保存“{{name}}”。' },
  record_removed: { en: '{{name}} is removed.', ch: '已移除“{{name}}”。' },

  testimonial_saved: { en: 'The testimonial is saved.', ch: '已保存家长心声。' },
  testimonial_removed: { en: 'The testimonial is removed.', ch: '已移除家长心声。' },

  registered: {
    en: 'Registration Successful! The admin will contact you once your registration is approved.',
    ch: '注册成功！审批通过后，管理员会与您联系。',
  },
  signed_out: { en: 'You are signed out.', ch: '您已登出。' },
  password_changed: {
    en: 'Your password is changed. Other devices are signed out.',
    ch: '密码已更改，其他设备已登出。',
  },
  reset_requested: {
    en: 'If there is such an account, we have sent it an email with a link. The link works once, within one hour. If no new email arrives, please use the newest one you have.',
    ch: '若该账号存在，我们已发出含链接的电子邮件。链接一小时内有效，只能使用一次。如未收到新邮件，请使用最近收到的那一封。',
  },
  password_reset: {
    en: 'Your new password is set. Please sign in with it.',
    ch: '新密码已设置，请用新密码登录。',
  },
  student_accepted: {
    en: '{{name}} is a student now: {{student_id}}.',
    ch: '{{name}} 已成为学生：{{student_id}}。',
  },
  teacher_accepted: { en: '{{name}} can sign in as a teacher now.', ch: '{{name}} 现在可以老师身份登录。' },
  parent_accepted: { en: '{{name}} can sign in as a parent now.', ch: '{{name}} 现在可以家长身份登录。' },
  registration_rejected: { en: 'The registration of {{name}} was rejected.', ch: '已拒绝 {{name}} 的注册。' },
  linkage_accepted: {
    en: '{{parent}} can see {{student_id}} now.',
    ch: '{{parent}} 现在可以查看 {{student_id}}。',
  },
  linkage_granted_nothing: {
    en: 'The request is closed. {{student_id}} does not exist, so {{parent}} sees nothing more.',
    ch: '申请已结案。学生编号 {{student_id}} 不存在，{{parent}} 不会看到更多资料。',
  },
  linkage_rejected: {
    en: 'The request of {{parent}} for {{student_id}} was rejected.',
    ch: '已拒绝 {{parent}} 关联 {{student_id}} 的申请。',
  },
  linkage_requested: {
    en: 'Submission successful, Admin will review the request.',
    ch: '提交成功，管理员将审核您的申请。',
  },
  parent_created: { en: '{{name}} can sign in as a parent now.', ch: '{{name}} 现在可以家长身份登录。' },
  parent_updated: { en: 'Parent Updated Successfully', ch: '家长资料已更新' },
  parent_removed: { en: 'The account of {{name}} is removed.', ch: '已移除 {{name}} 的账号。' },
  teacher_created: { en: '{{name}} can sign in as a teacher now.', ch: '{{name}} 现在可以老师身份登录。' },
  teacher_updated: { en: 'Teacher Updated Successfully', ch: '老师资料已更新' },
  teacher_removed: { en: 'The account of {{name}} is removed.', ch: '已移除 {{name}} 的账号。' },
  setup_completed: { en: 'Your account is ready.', ch: '账号设置完成。' },
  document_added: { en: '{{name}} is in the class now.', ch: '{{name}} 已加入班级文件。' },
  document_deleted: { en: '{{name}} was deleted.', ch: '{{name}} 已删除。' },
  attendance_submitted: { en: 'Attendance is submitted.', ch: '点名已提交。' },
  attendance_corrected: { en: 'Attendance is corrected.', ch: '点名记录已更正。' },
  announced: {
    en: 'The announcement reached {{people}} {{people:person:people}}.',
    ch: '公告已发送给 {{people}} 人。',
  },
  announcements_read: { en: 'All announcements are read.', ch: '公告已全部标为已读。' },
  enrollment_accepted: { en: '{{name}} is in these classes now.', ch: '{{name}} 已加入这些班级。' },
  enrollment_rejected: { en: 'The request of {{name}} was rejected.', ch: '已拒绝 {{name}} 的申请。' },
  enrollment_opened: { en: 'Class enrollment is open now.', ch: '选课现已开放。' },
  enrollment_closed: { en: 'Class enrollment is closed now.', ch: '选课现已关闭。' },
  enrollment_submitted: {
    en: 'Your enrollment is submitted. The admin will review it.',
    ch: '选课申请已提交，管理员将进行审核。',
  },
  student_created: { en: 'Student Created Successfully', ch: '已新增学生' },
  student_updated: { en: 'Student Updated Successfully', ch: '学生资料已更新' },
  student_suspended: {
    en: '{{name}} is suspended. The history is kept.',
    ch: '{{name}} 已停学，记录保留。',
  },
  student_rejoined: {
    en: '{{name}} is back from today on. The months away are not billed.',
    ch: '{{name}} 从今天起复学，停学期间不收费。',
  },
  students_merged: {
    en: '{{merged}} is one with {{kept}} now. Both IDs find the student.',
    ch: '{{merged}} 已并入 {{kept}}，两个编号都能找到此学生。',
  },
  merge_undone: {
    en: '{{merged}} and {{kept}} are two records again, as they were.',
    ch: '{{merged}} 与 {{kept}} 已恢复为两份记录。',
  },
  students_imported: {
    en: 'Imported: {{created}} new, {{updated}} updated.',
    ch: '导入完成：新增 {{created}} 名，更新 {{updated}} 名。',
  },
  import_undone: {
    en: 'The import of {{file}} is undone.',
    ch: '已撤销 {{file}} 的导入。',
  },
  password_issued: {
    en: 'The new password of {{name}} works now. The old one and all open sessions have ended.',
    ch: '{{name}} 的新密码已生效，旧密码和已登录的设备均已失效。',
  },
  class_added: { en: '{{name}} is in the class from today on.', ch: '{{name}} 从今天起加入此班级。' },
  class_removed: {
    en: '{{name}} left the class. Past attendance is kept.',
    ch: '{{name}} 已离开此班级，以往的出勤记录保留。',
  },
  payment_submitted: { en: 'Payment {{invoice}} is submitted.', ch: '{{invoice}} 已提交。' },
  payment_updated: { en: 'Payment {{invoice}} is updated.', ch: '{{invoice}} 已更新。' },
  payment_unchanged: {
    en: 'Nothing was changed, so payment {{invoice}} stays as it is.',
    ch: '没有任何修改，缴费 {{invoice}} 维持原状。',
  },
  payment_accepted: {
    en: 'Payment {{invoice}} is accepted and waits for the final check.',
    ch: '缴费 {{invoice}} 已批准，等待复核。',
  },
  payment_checked: { en: 'Payment {{invoice}} is approved.', ch: '缴费 {{invoice}} 已批准。' },
  payment_rejected: { en: 'Payment {{invoice}} is rejected.', ch: '缴费 {{invoice}} 已拒绝。' },
  payment_deleted: { en: 'Payment {{invoice}} is deleted.', ch: '缴费 {{invoice}} 已删除。' },
  presets_saved: { en: 'Presets successfully updated', ch: '收费项目已更新' },
  presets_renewed: {
    en: 'The fee items of {{people}} {{people:student:students}} are brought up to date.',
    ch: '已更新 {{people}} 位学生的收费项目。',
  },
  instructions_saved: { en: 'The payment details are saved.', ch: '缴费资料已保存。' },
  subject_created: { en: '{{name}} is a subject now.', ch: '已新增科目 {{name}}。' },
  subject_updated: { en: '{{name}} is updated.', ch: '已更新 {{name}}。' },
  subject_deleted: { en: '{{name}} is deleted.', ch: '已删除 {{name}}。' },
  class_created: { en: 'The class of {{name}} is created.', ch: '已新增 {{name}} 班级。' },
  class_updated: { en: 'The class of {{name}} is updated.', ch: '已更新 {{name}} 班级。' },
  class_deleted: { en: 'The class of {{name}} is deleted.', ch: '已删除 {{name}} 班级。' },
  class_cancelled: { en: 'Class Cancelled Successfully', ch: '停课成功' },
  cancellation_removed: {
    en: 'Class Cancellation for {{date}} is removed.',
    ch: '已取消 {{date}} 的停课。',
  },
  class_time_changed: { en: 'Time Changes Created for the Class', ch: '已为班级建立调课' },
  student_time_changed: { en: 'Time change successfully created.', ch: '已建立调课。' },
  calendar_feed_removed: {
    en: 'The calendar address has ended. Calendars that use it are no longer updated.',
    ch: '日历链接已停用，使用此链接的日历不再更新。',
  },
  time_change_removed: {
    en: 'The time change is removed. The lesson is on {{date}} again.',
    ch: '已取消调课，该课恢复在 {{date}}。',
  },
  branch_closed: {
    en: '{{branch}} is closed on {{date}}: {{count}} {{count:class:classes}} {{count:is:are}} cancelled.',
    ch: '{{branch}} {{date}} 停课，共 {{count}} 个班级。',
  },
  holiday_set: { en: '{{date}} is a public holiday in this list now.', ch: '{{date}} 已列为公共假期。' },
  holiday_removed: {
    en: '{{date}} is no public holiday in this list any more.',
    ch: '{{date}} 已不列为公共假期。',
  },
} as const satisfies Record<string, Text>;

/** The answer of a call that only reports success, in the caller's language. */
export const notice = (
  code: keyof typeof notices,
  language: Language,
  params: MessageParams = {},
): { message: string } => ({ message: textIn(notices[code], language, params) });
