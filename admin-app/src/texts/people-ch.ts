/** Shared texts of dialogs about people. */
export default {
  password: {
    label: '密码',
    generate: '重新生成',
    copy: '复制密码',
  },
  issued: {
    title: {
      student: '{{name}} 已成为学生',
      teacher: '{{name}} 已成为老师',
      renewed: '{{name}} 的新密码',
    },
    once: {
      student: '密码只在此显示一次，关闭前请先复制并交给家人。',
      teacher: '密码只在此显示一次，关闭前请先复制并交给老师。',
      renewed: '密码只在此显示一次，关闭前请先复制。',
    },
    studentId: '学生编号',
    signInWith: '登录账号',
    sharedEmail: '另有学生使用同一电子邮件（{{email}}），此学生须以学生编号登录。',
    copyAll: '全部复制',
    next: '接下来',
    to: { classes: '选择班级', presets: '设定收费项目' },
    uncopiedTitle: '还没复制，确定关闭？',
    uncopiedText: '密码之后无法再次显示。',
    uncopiedVerb: '仍要关闭',
    done: '完成',
  },
  issue: {
    title: '为 {{name}} 发新密码',
    intro: '旧密码将失效，所有使用此账号的设备都会登出。',
    submit: '发新密码',
  },
  sameIc: {
    create: { title: '以相同的身份证号码新增另一名学生？', verb: '仍要新增' },
    save: { title: '保存与另一名学生相同的身份证号码？', verb: '仍要保存' },
  },
  doubles: {
    title_one: '这名孩子可能已经是学生：',
    title_other: '这名孩子可能已经是以下其中一名学生：',
    shares: '{{parts}}相同',
    name: '姓名',
    part_of_name: '部分姓名',
    email: '电子邮件',
    ic: '身份证号码',
    birth_date: '出生日期',
    guardian_phone: '电话',
    question: '确定是另一名孩子？',
    verb: '是另一名孩子',
    advice: '请先确认不是同一名孩子，再继续。',
  },
};
