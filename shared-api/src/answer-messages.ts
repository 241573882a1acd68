import { heldMessages } from './held-messages.ts';
import { overrideMessages } from './override-messages.ts';
import type { Text } from './languages.ts';

/**
 * Field messages that only the server can produce, such as a taken address or an unreadable file. They come with its
 * answer, so browsers do not contain them.
 */
export const answerMessages = {
  attendance_taken_on_date: { en: 'Attendance of this lesson was taken already', ch: '此课已点名' },
  class_cancelled_already: { en: 'The lesson of this date is cancelled', ch: '当天的课已停课' },
  time_change_changes_nothing: {
    en: 'This is the date and time that the lesson has already. Please choose another date or time',
    ch: '这堂课原本就在此日期和时间，请选择其他日期或时间',
  },
  class_moved_already: {
    en: 'The lesson of this date was moved already. Remove that time change first',
    ch: '当天的课已调课，请先取消该调课',
  },
  ...heldMessages,
  ...overrideMessages,
  class_not_on_date: { en: 'The class has no lesson on this date', ch: '此班级当天没有课' },
  class_subject_fixed: {
    en: 'Students or attendance belong to this class, so its subject stays. Please make a new class for another subject or level',
    ch: '此班级已有学生或点名记录，不能更改科目。若要教其他科目或年级，请新增班级',
  },
  class_branch_fixed: {
    en: 'Students or attendance belong to this class, so its branch stays. Please make a new class at the other branch',
    ch: '此班级已有学生或点名记录，不能更改分校。若要在其他分校开课，请新增班级',
  },
  class_replaced_already: {
    en: 'This lesson of the student was replaced already. Remove that time change first',
    ch: '学生的这堂课已调课，请先取消该调课',
  },
  class_not_attended: {
    en: 'The student has no lesson of this class on this date',
    ch: '学生当天没有这个班级的课',
  },
  class_attended_anyway: { en: 'The student attends this lesson already', ch: '学生本来就上这堂课' },
  class_other_subject: {
    en: 'Only another class of the same subject and level can replace it',
    ch: '只能改上同一科目、同一教育程度的其他班级',
  },
  replacement_too_far: {
    en: 'Please choose a date within {{days}} days of the original one',
    ch: '请选择与原日期相距 {{days}} 天以内的日期',
  },
  comment_required: { en: 'Please say why in the comment', ch: '请在备注说明原因' },
  credit_too_low: {
    en: 'Only {{balance}} of credit can be claimed',
    ch: '可抵扣的余额只有 {{balance}}',
  },
  difference_comment: {
    en: 'The amount paid differs from the amount due. Please say why in the comment',
    ch: '缴费金额与应付金额不符，请在备注说明原因',
  },
  enrollment_attended_all: {
    en: 'You attend {{subjects}} already. Please choose a class that you are not in yet',
    ch: '您已在上{{subjects}}，请选择还没参加的班级',
  },
  enrollment_classes_gone: {
    en: 'No longer offered here: {{subjects}}. Please take these classes out and choose again',
    ch: '以下班级已不开放：{{subjects}}。请移除后重新选择',
  },
  enrollment_compulsory: {
    en: 'Daycare needs a class of each required subject. Missing: {{subjects}}',
    ch: '安亲班必修科目都要选一个班级，还缺：{{subjects}}',
  },
  pdf_empty: {
    en: 'The pages of this PDF are empty. Please save it from the bank’s app again, or send a screenshot',
    ch: '此 PDF 的页面是空白的。请从银行应用重新保存，或改用截图',
  },
  pdf_locked: {
    en: 'This PDF is locked with a password, so the centre cannot open it. Please save it without one, or send a screenshot',
    ch: '此 PDF 设有密码，中心无法打开。请另存为没有密码的文件，或改用截图',
  },
  pdf_too_complex: {
    en: 'This PDF takes too long to open. Please send a screenshot of it',
    ch: '打开此 PDF 需时过长，请改用截图',
  },
  pdf_unreadable: {
    en: 'This PDF is damaged and cannot be opened. Please save it from the bank’s app again, or send a screenshot',
    ch: '此 PDF 已损坏，无法打开。请从银行应用重新保存，或改用截图',
  },
  period_before_join: {
    en: 'Please choose a month from {{joined}} on, when the student joined',
    ch: '请选择学生入学月份（{{joined}}）或之后的月份',
  },
  resume_empty: {
    en: 'The pages of this PDF are empty. Please save your resume as a PDF again',
    ch: '此 PDF 的页面是空白的。请把简历重新存为 PDF',
  },
  resume_locked: {
    en: 'This PDF is locked with a password, so the centre cannot open it. Please save it without one',
    ch: '此 PDF 设有密码，中心无法打开。请另存为没有密码的文件',
  },
  resume_too_complex: {
    en: 'This PDF takes too long to open. Please save it in a simpler form, with fewer or smaller pictures',
    ch: '打开此 PDF 需时过长。请减少或缩小其中的图片后重新保存',
  },
  resume_unreadable: {
    en: 'This PDF is damaged and cannot be opened. Please save your resume as a PDF again',
    ch: '此 PDF 已损坏，无法打开。请把简历重新存为 PDF',
  },
  enrollment_overlaps: {
    en: '{{one}} and {{other}} are at the same time. Please take one of them out',
    ch: '{{one}}和{{other}}的上课时间重叠，请移除其中一个',
  },
  enrollment_overlaps_attended: {
    en: '{{one}} is at the same time as {{other}}, which you attend already. Please choose another class',
    ch: '{{one}}和您已在上的{{other}}时间重叠，请选择其他班级',
  },
  document_locked: {
    en: 'This PDF is locked with a password, so students cannot open it. Please save it without one',
    ch: '此 PDF 设有密码，学生无法打开。请另存为没有密码的文件',
  },
  document_too_complex: {
    en: 'This PDF takes too long to open. Please save it in a simpler form, with fewer or smaller pictures',
    ch: '打开此 PDF 需时过长。请减少或缩小其中的图片后重新保存',
  },
  document_unreadable: {
    en: 'This PDF is damaged and cannot be opened. Please save it as a PDF again',
    ch: '此 PDF 已损坏，无法打开。请重新存为 PDF',
  },
  sent_twice: { en: 'Please send this only once', ch: '此项只能提交一次' },
  already_registered: {
    en: 'A registration with this email is waiting for approval already',
    ch: '此电子邮件的注册已在等待审批',
  },
  date_ambiguous: {
    en: 'Please write the date as 2026-01-31',
    ch: '请将日期写成 2026-01-31',
  },
  education_level_general: { en: 'Please choose an education level', ch: '请选择教育程度' },
  education_level_unknown: {
    en: 'This level is not known. Please write for example Standard 3 or Form 1',
    ch: '找不到此教育程度，请写成例如 Standard 3 或 Form 1',
  },
  email_taken: { en: 'This email already has an account', ch: '此电子邮件已有账号' },
  ic_zero_lost: {
    en: 'This IC came as a number of {{digits}} digits; Excel drops zeros in front. Please type all 12 digits',
    ch: '此身份证号码是 {{digits}} 位的数字，Excel 会删去前面的 0，请输入完整的 12 位',
  },
  join_date_attended: {
    en: 'The student attended a class on {{date}}. Please choose that day or an earlier one',
    ch: '学生 {{date}} 已出席上课，请选择当天或更早的日期',
  },
  join_date_order: {
    en: 'The stays of a student must not overlap. Please choose a date from {{first}} to {{last}}',
    ch: '学生的在籍期间不能重叠，请选择 {{first}} 至 {{last}} 之间的日期',
  },
  join_date_range: {
    en: 'Please choose a date from {{first}} to {{last}}',
    ch: '请选择 {{first}} 至 {{last}} 之间的日期',
  },
  line_twice: {
    en: 'This child is in line {{line}} already',
    ch: '此孩子在第 {{line}} 行已出现',
  },
  password_as_issued: {
    en: 'Please choose a password of your own, not the one you were given',
    ch: '请设置您自己的密码，不能沿用发给您的密码',
  },
  password_common: {
    en: 'Many people use this password, so it is easily guessed. Please choose another one',
    ch: '这个密码太常见，容易被猜中，请换一个',
  },
  password_own: {
    en: 'Please choose a password that is not your name or email',
    ch: '密码不能是您的姓名或电子邮件',
  },
  password_wrong: { en: 'Incorrect Password', ch: '密码不正确' },
  phone_already_registered: {
    en: 'An application with this phone number is waiting for approval already',
    ch: '此电话号码的应征已在等待审批',
  },
  phone_zero_lost: {
    en: 'This phone came as a number; Excel drops the zero in front. Please type it whole, for example 0{{number}}',
    ch: '此电话是数字格式，Excel 会删去前面的 0，请输入完整号码，例如 0{{number}}',
  },
  referral_loop: {
    en: 'This student was referred by the one who is edited here, so it cannot be the other way round too',
    ch: '对方是由此学生推荐的，不能互相推荐',
  },
  referral_own: { en: 'A student cannot refer themselves', ch: '学生不能推荐自己' },
  referral_unknown: { en: 'This referral code is not known', ch: '找不到此推荐码' },

  // What another admin decided first
  request_accepted_by: {
    en: 'This was already processed: {{name}} has accepted it.',
    ch: '此项已处理：{{name}} 已批准。',
  },
  request_rejected_by: {
    en: 'This was already processed: {{name}} has rejected it.',
    ch: '此项已处理：{{name}} 已拒绝。',
  },
  request_accepted_by_you: {
    en: 'This was already processed: you have accepted it.',
    ch: '此项已处理：您已批准。',
  },
  request_rejected_by_you: {
    en: 'This was already processed: you have rejected it.',
    ch: '此项已处理：您已拒绝。',
  },
} as const satisfies Record<string, Text>;

export type AnswerMessageCode = keyof typeof answerMessages;
