import type { Text } from './languages.ts';
import { personMessages } from './person-messages.ts';

/**
 * Field messages by code. Schemas use the code as issue message; form and server translate it. `{{name}}` parts are
 * filled from the params. English texts from the specification (A section 5, B section 5) must not be
 * changed.
 */
export const fieldMessages = {
  year_range: { en: 'Please enter a year from 2000 to 2999', ch: '请输入 2000 至 2999 之间的年份' },
  ...personMessages,
  required: { en: 'Input is required', ch: '请填写此项' },
  invalid: { en: 'Please check this value', ch: '请检查此项' },
  too_many: { en: 'Please enter at most {{max}}', ch: '最多可填 {{max}} 项' },
  too_long: { en: 'Please use at most {{max}} characters', ch: '最多 {{max}} 个字' },
  price_invalid: { en: 'Price must greater than 0', ch: '金额必须大于 0' },
  amount_format: {
    en: 'Use plain digits with at most 2 decimals, up to 99,999.99',
    ch: '请输入数字，最多两位小数，不超过 99,999.99',
  },
  credit_amount: {
    en: 'Please enter 0 or more, with at most 2 decimals, up to 99,999.99',
    ch: '请输入 0 或以上的数字，最多两位小数，不超过 99,999.99',
  },
  file_empty: { en: 'Empty file content', ch: '文件内容为空' },
  file_required: { en: 'File is required', ch: '请选择文件' },
  file_type: {
    en: 'This file is not one of the accepted types: {{types}}',
    ch: '只接受以下文件类型：{{types}}',
  },
  file_heic: {
    en: 'Photos in HEIC format cannot be read here. Please take a screenshot of it, or choose Most Compatible in the camera settings',
    ch: '无法读取 HEIC 格式的照片。请改用截图，或在相机设置中选择“兼容性最佳”',
  },
  file_unreadable: { en: 'This file is damaged and cannot be opened', ch: '文件已损坏，无法打开' },
  file_too_large: { en: 'This file is larger than {{max}} MB', ch: '文件超过 {{max}} MB' },
  selection_required: { en: 'Empty selection', ch: '请选择' },
  selection_unknown: { en: 'Please choose one of the list', ch: '请从列表中选择' },
  date_required: { en: 'Date is required', ch: '请选择日期' },
  date_invalid: { en: 'Please choose a valid date', ch: '请选择有效日期' },
  period_invalid: { en: 'Please choose a month', ch: '请选择月份' },
  time_invalid: { en: 'Please choose a time', ch: '请选择时间' },
  preset_incomplete: {
    en: 'Please provide a Title and Value for the preset',
    ch: '请填写收费项目的名称和金额',
  },
  presets_incomplete: {
    en: 'Please provide a Title and Value for presets',
    ch: '请填写每个收费项目的名称和金额',
  },
  preset_exists: { en: 'Preset with title {{title}} already existed', ch: '收费项目“{{title}}”已存在' },
  presets_duplicate: {
    en: 'Multiple presets with same title are not allowed',
    ch: '收费项目的名称不能重复',
  },
  preset_price: { en: 'Price cannot have alphabetical character', ch: '金额只能是数字' },
  presets_none: { en: 'Please select at least one presets.', ch: '请至少选择一个收费项目。' },
  proof_required: { en: 'Please provide a payment proof', ch: '请上传证明' },
  payment_date_too_early: { en: 'The payment date cannot be before {{first}}', ch: '日期不能早于 {{first}}' },
  payment_date_future: { en: 'The payment date cannot be after today', ch: '日期不能晚于今天' },
  period_out_of_range: { en: 'Please choose a month within the list', ch: '请选择列表内的月份' },
  overpay_type_required: {
    en: 'You have entered an overpay amount, please select an overpay type.',
    ch: '您已填写溢缴金额，请选择溢缴类型。',
  },
  cash_uncountable: {
    en: 'Cash is counted in 5 sen. Please enter 0.05 or more',
    ch: '现金以 5 仙为单位，请输入 0.05 或以上',
  },
  range_reversed: { en: 'The start must not be after the end', ch: '起始值不能大于结束值' },
  amount_range_reversed: {
    en: 'The minimum must not be more than the maximum',
    ch: '最低金额不能高于最高金额',
  },
  bank_account_format: {
    en: 'Please write the account number in digits; spaces and hyphens may stand between them',
    ch: '请用数字填写账号，可加空格或连字符',
  },
  duitnow_unreadable: {
    en: 'This is not the text of a payment QR. Please use the DuitNow QR that the bank gave you',
    ch: '这不是收款二维码的内容，请使用银行提供的 DuitNow 二维码',
  },
  duitnow_checksum: {
    en: 'The text of this QR is incomplete or was changed. Please choose the picture again',
    ch: '二维码内容不完整或曾被改动，请重新选择图片',
  },
  duitnow_scheme: {
    en: 'This payment QR is not one of DuitNow. Please use the DuitNow QR that the bank gave you',
    ch: '这个收款二维码不属于 DuitNow，请使用银行提供的 DuitNow 二维码',
  },
  duitnow_currency: { en: 'This QR does not take payments in ringgit', ch: '这个二维码不以令吉收款' },
  duitnow_country: {
    en: 'This QR belongs to an account outside Malaysia',
    ch: '这个二维码的账户不在马来西亚',
  },
  duitnow_dynamic: {
    en: 'This QR is for a single payment. Please use the one for all payments, as on the bank’s poster',
    ch: '这个二维码只供一次付款。请使用可重复收款的二维码，例如银行海报上的',
  },
  duitnow_payee_missing: {
    en: 'This QR names no payee, and paying apps would refuse it. Please ask the bank for a new one',
    ch: '这个二维码没有收款人名称，付款应用会拒绝。请向银行索取新的二维码',
  },
  duitnow_payee_long: {
    en: 'The payee in this QR has more than 25 letters, and paying apps would refuse it. Please ask the bank for a shorter one',
    ch: '二维码中的收款人名称超过 25 个字母，付款应用会拒绝。请向银行索取名称较短的二维码',
  },
  duitnow_payee_letters: {
    en: 'The payee in this QR has letters that paying apps refuse: only A to Z, digits, spaces and . , & ( ) / - are taken. Please ask the bank for a new one',
    ch: '二维码中的收款人名称含有付款应用不接受的字符，只能是英文字母、数字、空格和 . , & ( ) / -。请向银行索取新的二维码',
  },
  duitnow_city: {
    en: 'The city in this QR is missing, longer than 15 letters or not in plain letters, and paying apps would refuse it. Please ask the bank for a new one',
    ch: '二维码中的城市没有填写、超过 15 个字母或含有特殊字符，付款应用会拒绝。请向银行索取新的二维码',
  },
  duitnow_additional: {
    en: 'The additional data in this QR (object 62) cannot be read, and no reference fits in. Please ask the bank for a new one',
    ch: '二维码的附加资料（对象 62）无法读取，不能加入付款参考。请向银行索取新的二维码',
  },
  time_order: { en: 'The end must be after the start', ch: '结束时间必须晚于开始时间' },
  schedule_after_end: {
    en: 'The class has ended by then. Please choose a day until its conclude date, or let it conclude later',
    ch: '班级届时已结束，请选择结束日期当天或之前的日期，或延后结束日期',
  },
  mode_both: { en: 'A class is either online or hybrid', ch: '班级只能选择线上或混合其中一种' },
  attendance_contradicts: {
    en: 'A student is marked twice, as here and as away',
    ch: '有学生同时标记为出席和缺席',
  },
  closure_past: { en: 'Please choose today or a later day', ch: '请选择今天或之后的日期' },
  original_date_day: { en: 'Original date should be {{day}}.', ch: '原日期应为{{day}}。' },
} as const satisfies Record<string, Text>;

export type FieldMessageCode = keyof typeof fieldMessages;
