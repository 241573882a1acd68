import type { Texts } from './en.ts';

const texts: Texts = {
  actions: {
    apply: '应用',
    cancel: '取消',
    clear: '全部清除',
    close: '关闭',
    retry: '重试',
  },
  data: {
    actions: '操作',
    loading: '加载中',
    page: '第 {{page}} 页，共 {{last}} 页',
  },
  dialog: {
    keepEditing: '继续编辑',
    discard: '放弃修改',
    discardTitle: '放弃已填写的内容？',
    discardText: '您在此填写的内容尚未保存。',
  },
  empty: {
    title: '暂无资料',
  },
  failure: {
    title: '资料未能载入',
    unexpected: '出了点问题，资料没有保存。',
    reference: '联系支持时请提供编号：{{id}}',
  },
  fields: {
    educationLevel: '年级',
    email: '电子邮件',
    ic: '身份证号码',
    icHint: '身份证上的 12 位数字',
    password: '密码',
    newPassword: '新密码',
    newPasswordHint: '至少 8 个字符',
    confirmPassword: '确认密码',
    package: '配套',
    period: '月份',
    phone: '电话',
    school: '学校',
    schoolName: '学校名称',
    schoolOthers: '其他',
    select: '请选择',
    noOption: '没有符合的选项',
    time: '请选择时间',
  },
  file: {
    choose: '选择文件',
    drop: '或拖放到这里',
    limits: '{{types}}，不超过 {{max}} MB',
    remove: '移除 {{name}}',
    uploading: '正在上传 {{name}}',
  },
  filter: {
    open: '筛选',
    openWithCount_one: '筛选，已设 {{count}} 项',
    openWithCount_other: '筛选，已设 {{count}} 项',
    title: '筛选',
  },
  lookup: {
    student: '学生',
    placeholder: '姓名或学生编号',
    none: '找不到学生',
    searching: '搜索中…',
    failed: '搜索未成功，请重新输入。',
  },
  payment: {
    pending_approval: '待审批',
    pending_checking: '待复核',
    approved: '已批准',
    rejected: '已拒绝',
  },
  search: {
    clear: '清除搜索',
  },
  timetable: {
    label: '{{from}} 至 {{to}}',
    previous: '上一周',
    current: '本周',
    next: '下一周',
    today: '今天',
    none: '没有课',
    noneInWeek: '这一周没有课。',
  },
};

export default texts;
