import type { Text } from './languages.ts';

/** Why one remote cannot be taken from elsewhere. The codes have their places in `docs/platform-errors.md`. */
export const overrideMessages = {
  override_area: { en: 'The portal has no such part', ch: '系统没有这个部分' },
  override_version: {
    en: 'This version is not kept here. Please enter one of the table below, or the address of a build',
    ch: '系统没有保留此版本。请填写下表中的版本，或构建文件的地址',
  },
  override_origin: {
    en: 'The server does not allow builds from {{origin}}. Its setting PORTAL_OVERRIDE_ORIGINS names those it allows',
    ch: '服务器不允许使用 {{origin}} 的构建文件，允许的来源列在设置 PORTAL_OVERRIDE_ORIGINS 中',
  },
} as const satisfies Record<string, Text>;
