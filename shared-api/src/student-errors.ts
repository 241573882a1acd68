import type { Text } from './languages.ts';

/** The part of `errors.ts` about students: suspending, rejoining, merging, importing. */
export const studentErrors = {
  student_already_suspended: {
    status: 400,
    en: 'This student is suspended already.',
    ch: '此学生已停学。',
  },
  student_already_active: {
    status: 400,
    en: 'This student is active already.',
    ch: '此学生已在籍。',
  },
  merge_with_itself: {
    status: 400,
    en: 'Please choose another student: both numbers mean one record.',
    ch: '请选择另一名学生：两个学号是同一份记录。',
  },
  merge_same_payment: {
    status: 400,
    en: 'Both records have the same payment: {{invoices}}. Reject one of each first, so that it counts once.',
    ch: '两份记录有相同的缴费：{{invoices}}。请先各拒绝其中一笔，避免重复计算。',
  },
  undone_already: {
    status: 400,
    en: 'This was undone already.',
    ch: '此操作已撤销。',
  },
  merge_not_undoable: {
    status: 400,
    en: 'Something new has happened to this student since, so the merge cannot be undone any more.',
    ch: '此学生之后已有新的记录，无法撤销合并。',
  },
  import_unreadable: {
    status: 400,
    en: 'This file could not be read. Please save it as an Excel workbook (.xlsx) or as CSV.',
    ch: '无法读取此文件。请另存为 Excel 工作簿（.xlsx）或 CSV。',
  },
  import_columns: {
    status: 400,
    en: 'The first line must name the columns. These are missing: {{columns}}. The template has them all.',
    ch: '第一行必须是栏目名称。缺少：{{columns}}。模板中有全部栏目。',
  },
  import_empty: {
    status: 400,
    en: 'This file holds no students: nothing follows the line that names the columns. Please choose another file.',
    ch: '此文件没有学生资料：栏目名称之后没有任何内容。请选择另一个文件。',
  },
  import_incomplete: {
    status: 400,
    en: 'Lines {{lines}} are not right yet. Nothing was imported; correct them or leave them out.',
    ch: '第 {{lines}} 行仍有错误。尚未导入任何资料，请更正或略过这些行。',
  },
  import_doubles: {
    status: 400,
    en: 'These children are here already, or may be: {{names}}. Nothing was imported; say for each line what becomes of it.',
    ch: '以下学生已在或可能已在系统中：{{names}}。尚未导入任何资料，请逐行选择处理方式。',
  },
  same_ic: {
    status: 400,
    en: 'This IC is already used by {{names}}.',
    ch: '此身份证号码已属于 {{names}}。',
  },
  may_be_here: {
    status: 400,
    en: 'This child may be a student already: {{names}}.',
    ch: '这名孩子可能已经是学生：{{names}}。',
  },
  import_not_undoable: {
    status: 400,
    en: 'Something new has happened since to {{names}}, so the import stays.',
    ch: '{{names}} 之后已有新的记录，无法撤销导入。',
  },
} as const satisfies Record<string, Text & { status: number }>;
