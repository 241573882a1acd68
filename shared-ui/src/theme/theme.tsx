import './base.css';
import './kit.css';
import { StyleProvider } from '@ant-design/cssinjs';
import type { Language } from '@portal/shared-api/languages';
import { App, ConfigProvider, type ThemeConfig } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import updateLocale from 'dayjs/plugin/updateLocale';
import { useMemo, useState, type ReactNode } from 'react';
import { addKitTexts } from '../texts/kit-texts.ts';
import { usePrefersReducedMotion } from '../hooks/media.tsx';
import { colors, fontFamily, lineHeight, motion, size, type } from './tokens.ts';

// Weeks of the product start on Monday in both languages (decision 27).
dayjs.extend(updateLocale);
dayjs.updateLocale('en', { weekStart: 1 });
// Times of day read as everywhere else in the portal; dayjs would divide the day into six parts.
dayjs.updateLocale('zh-cn', { meridiem: (hour: number) => (hour < 12 ? '上午' : '下午') });

const locales = { en: { antd: enUS, dayjs: 'en' }, ch: { antd: zhCN, dayjs: 'zh-cn' } } as const;

/** Ant Design's theme from the tokens of the portal. */
export const themeOf = (language: Language, reducedMotion: boolean): ThemeConfig => ({
  token: {
    colorPrimary: colors.primary,
    colorPrimaryHover: colors.primaryDeep,
    colorPrimaryActive: colors.primaryDeep,
    colorPrimaryBg: colors.primaryTint,
    colorPrimaryBgHover: colors.primaryTint,
    // Ant Design would mix muddy grounds out of such deep colours.
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
    // The veil behind a dialog, as that of the shell's own dialogs.
    colorBgMask: `${colors.ink}80`,
    colorBgLayout: colors.paper,
    colorBgContainer: colors.surface,
    // Ant Design's own greys are cold beside the paper.
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
    // Seven days fit beside the margins of a phone of 360 px.
    DatePicker: { cellWidth: 40, cellHeight: 32 },
    Form: { verticalLabelPadding: '0 0 4px', itemMarginBottom: 20, labelRequiredMarkColor: colors.coral },
    Table: {
      headerBg: colors.hover,
      headerColor: colors.ink,
      headerSplitColor: 'transparent',
      rowHoverBg: colors.paper,
      cellFontSize: type.dense,
      cellPaddingBlock: 10,
      cellPaddingInline: 12,
    },
  },
});

interface KitProviderProps {
  language: Language;
  /** The nonce of the page's content security policy; styles made at run time carry it. */
  nonce?: string;
  children: ReactNode;
}

/** Theme, language and the context of messages and dialogs. The shell puts it up once around everything. */
export function KitProvider({ language, nonce, children }: KitProviderProps) {
  const reducedMotion = usePrefersReducedMotion();
  const theme = useMemo(() => themeOf(language, reducedMotion), [language, reducedMotion]);
  const csp = useMemo(() => (nonce ? { nonce } : {}), [nonce]);
  useState(addKitTexts);
  // Date pickers read it while they render, so an effect would be too late.
  dayjs.locale(locales[language].dayjs);

  return (
    <StyleProvider layer>
      <ConfigProvider
        theme={theme}
        locale={locales[language].antd}
        csp={csp}
        button={{ autoInsertSpace: false }}
        wave={{ disabled: true }}
      >
        <App component={false} message={{ maxCount: 3 }}>
          {children}
        </App>
      </ConfigProvider>
    </StyleProvider>
  );
}
