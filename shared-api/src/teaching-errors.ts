import type { Text } from './languages.ts';

/** The part of `errors.ts` about classes, timetable and attendance. */
export const teachingErrors = {
  attendance_no_class: {
    status: 400,
    en: 'This class does not take place on that date.',
    ch: '此班级当天没有上课。',
  },
  attendance_in_future: {
    status: 400,
    en: 'Attendance cannot be taken for a date to come.',
    ch: '不能为未来的日期点名。',
  },
  attendance_taken: {
    status: 400,
    en: 'Attendance of this date was submitted already.',
    ch: '这一天的点名已经提交。',
  },
  attendance_incomplete: {
    status: 400,
    en: 'No mark for {{students}}. They may have joined the list since it was opened; please mark them too.',
    ch: '{{students}} 还没有点名，可能是打开名单后才加入的，请一并点名。',
  },
  attendance_not_on_roster: {
    status: 400,
    en: 'The list of students has changed. Please open the date again.',
    ch: '学生名单已更改，请重新打开这一天。',
  },
  closure_nothing: {
    status: 400,
    en: '{{branch}} has no class left to cancel on {{date}}: none takes place, or they are cancelled or their attendance was taken already.',
    ch: '{{branch}} {{date}} 没有可停课的班级：当天没有课、已停课，或已点名。',
  },
  request_classes_gone: {
    status: 400,
    en: 'No longer offered: {{subjects}}. Please reject this request, so that the family can choose again.',
    ch: '以下班级已不开放：{{subjects}}。请拒绝此申请，让家长重新选择。',
  },
  enrollment_closed: {
    status: 400,
    en: 'Class enrollment has been closed. Your choices are kept here; please ask the centre.',
    ch: '选课已经关闭。您的选择仍保留在这里，请向中心查询。',
  },
  class_already_added: { status: 400, en: 'The student is in this class already.', ch: '学生已在此班级。' },
  class_not_addable: {
    status: 400,
    en: 'This class has ended, was deleted or is for another level or branch, so the student cannot be added.',
    ch: '此班级已结束、已删除，或不属于学生的教育程度或分校，无法加入学生。',
  },
  only_teacher: {
    status: 400,
    en: 'Nobody else teaches {{classes}}. Please give these classes another teacher first.',
    ch: '{{classes}} 没有其他老师。请先为这些班级安排另一位老师。',
  },
  suspends_only_teacher: {
    status: 400,
    en: 'Nobody else teaches {{classes}}. Until these classes have another teacher, only admins can take their attendance.',
    ch: '{{classes}} 没有其他老师。在安排另一位老师之前，只有管理员可以为这些班级点名。',
  },
  subject_in_use: {
    status: 400,
    en: 'This subject has {{classes}} {{classes:class:classes}} in progress or still to begin, so it cannot be deleted. Delete or end {{classes:it:them}} first.',
    ch: '此科目还有 {{classes}} 个进行中或未开课的班级，不能删除。请先删除或结束这些班级。',
  },
  class_sheet_moves: {
    status: 400,
    en: 'Attendance of {{date}} was taken, and this change would take that lesson from its day or time. Please let the change count from a later day.',
    ch: '{{date}} 已点名，此修改会影响当天的课。请选择较后的生效日期。',
  },
  class_meets_twice: {
    status: 400,
    en: 'A lesson was moved to {{date}}, and the new day would put another one there. Please remove that time change first, or let the new day count from later.',
    ch: '{{date}} 已有一堂调来的课，新的上课日会使当天有两堂课。请先取消该调课，或选择较后的生效日期。',
  },
  class_changes_lost: {
    status: 400,
    en: 'These stand on days that are no class days any more, and would be removed: {{changes}}.',
    ch: '以下项目的日期不再是上课日，将被取消：{{changes}}。',
  },
  cancelled_for_visitors: {
    status: 400,
    en: 'These students come here in place of their own lesson: {{students}}.',
    ch: '以下学生调到这里上课：{{students}}。',
  },
  visitor_moved_meanwhile: {
    status: 400,
    en: 'A student who is to come to this lesson was just given another one. Please try again.',
    ch: '有原本要来上这堂课的学生刚被安排到其他课，请再试一次。',
  },
  clashes: {
    status: 400,
    en: 'At that time these have another lesson: {{clashes}}.',
    ch: '以下人员在该时间另有课：{{clashes}}。',
  },
  clashes_refused: {
    status: 400,
    en: 'At that time these have another lesson: {{clashes}}. Please choose another time.',
    ch: '以下人员在该时间另有课：{{clashes}}。请选择其他时间。',
  },
  time_change_doubtful: {
    status: 400,
    en: 'The lesson would be on {{day}}: {{doubts}}.',
    ch: '这堂课将调到{{day}}：{{doubts}}。',
  },
  time_change_attended: {
    status: 400,
    en: 'Attendance of {{date}} was taken already, so this time change stays.',
    ch: '{{date}} 已点名，不能取消此调课。',
  },
  time_change_no_students: {
    status: 404,
    en: 'Time Change Failed, Class may have no students.',
    ch: '调课失败，班级可能没有学生。',
  },
} as const satisfies Record<string, Text & { status: number }>;
