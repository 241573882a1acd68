import type { Language } from '@portal/shared-api/languages';
import type { ThemeConfig } from 'antd';
import { colors, fontFamily, lineHeight, motion, size, type } from './tokens.ts';

/** Ant Design's theme from the portal's tokens. */
export const themeOf = (language: Language, reducedMotion: boolean): ThemeConfig => ({
  // there is no other theme or version on the page
  hashed: false,
  token: {
    colorPrimary: colors.primary,
    colorPrimaryHover: colors.primaryDeep,
    colorPrimaryActive: colors.primaryDeep,
    colorPrimaryBg: colors.primaryTint,
    colorPrimaryBgHover: colors.primaryTint,
    // Ant Design would derive muddy backgrounds from such deep colours.
    colorInfoBg: colors.primaryTint,
    colorInfoBorder: colors.primaryTint,
    colorSuccessBg: colors.greenTint,
    colorSuccessBorder: colors.greenTint,
    colorWarningBg: colors.orangeTint,
    colorWarningBorder: colors.orangeTint,
    colorErrorBg: colors.coralTint,
    colorErrorBorder: colors.coralTint,
    colorErrorHover: colors.coralDeep,
    colorErrorActive: colors.coralDeep,
    colorInfo: colors.primary,
    colorSuccess: colors.green,
    colorWarning: colors.orange,
    colorError: colors.coral,
    colorLink: colors.primary,
    colorLinkHover: colors.primaryDeep,
    colorText: colors.ink,
    colorTextHeading: colors.ink,
    colorTextSecondary: colors.slate,
    colorTextTertiary: colors.slate,
    colorTextQuaternary: colors.placeholder,
    colorTextDescription: colors.slate,
    colorTextPlaceholder: colors.placeholder,
    colorTextDisabled: colors.placeholder,
    colorIcon: colors.slate,
    // The dialog backdrop, like that of the shell's own dialogs.
    colorBgMask: `${colors.ink}80`,
    colorBgLayout: colors.paper,
    colorBgContainer: colors.surface,
    // Ant Design's own greys look cold on this background.
    colorBgContainerDisabled: colors.hover,
    colorFillAlter: colors.paper,
    colorBorder: colors.edge,
    colorBorderSecondary: colors.line,
    colorSplit: colors.line,
    controlItemBgHover: colors.hover,
    controlItemBgActive: colors.primaryTint,
    borderRadius: size.radius,
    borderRadiusSM: size.radiusSmall,
    borderRadiusLG: size.radiusLarge,
    controlHeight: size.control,
    fontFamily,
    fontSize: type.body,
    fontSizeSM: language === 'ch' ? type.captionChinese : type.caption,
    lineHeight,
    motion: !reducedMotion,
    motionDurationFast: `${motion.fast}ms`,
    motionDurationMid: `${motion.base}ms`,
    motionDurationSlow: `${motion.slow}ms`,
  },
  components: {
    Button: { fontWeight: 600, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
    // Seven days fit within the margins of a 360 px phone.
    DatePicker: { cellWidth: 40, cellHeight: 32 },
    Form: { verticalLabelPadding: '0 0 4px', itemMarginBottom: 20, labelRequiredMarkColor: colors.coral },
  },
});
