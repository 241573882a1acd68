import type { Text } from '@portal/shared-api/languages';
import type { OverrideFault } from './override-state.ts';

/** With the banner and not with the texts of the shell, which everybody loads. */
export const texts = {
  label: { en: 'Part of the portal from elsewhere', ch: '部分内容来自其他来源' },
  on: {
    en: '{{area}} comes from {{at}} in this tab.',
    ch: '此标签页的 {{area}} 来自 {{at}}。',
  },
  refused: {
    en: '{{area}} may not come from {{at}}: {{words}}. You see what is in force.',
    ch: '{{area}} 不能使用 {{at}}：{{words}}。现在显示的是正式版本。',
  },
  reset: { en: 'Reset', ch: '恢复正式版本' },
  close: { en: 'Close', ch: '关闭' },
} as const satisfies Record<string, Text>;

/** What the card of the part says; it names the code, by which its explanation is found. */
export const faultTexts: Record<Exclude<OverrideFault, 'override-refused'>, Text> = {
  'override-unreachable': {
    en: 'No build could be read there: it is not served, or not for this portal.',
    ch: '无法从该处读取构建文件：服务未启动，或不允许本系统读取。',
  },
  'override-damaged': {
    en: 'What was read there is no build of this part.',
    ch: '从该处读取的不是此部分的构建文件。',
  },
  'override-without-hashes': {
    en: 'The build there has no hashes, and only a portal in development does without.',
    ch: '该处的构建文件没有校验值，只有开发环境才允许使用。',
  },
};
