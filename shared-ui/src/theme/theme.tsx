import './base.css';
import './kit.css';
import type { Language } from '@portal/shared-api/languages';
import { App, ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import updateLocale from 'dayjs/plugin/updateLocale';
import { useMemo, useState, type ReactNode } from 'react';
import { addKitTexts } from '../texts/kit-texts.ts';
import { usePrefersReducedMotion } from '../hooks/media.tsx';
import { themeOf } from './ant-design-theme.ts';

// Weeks of the product start on Monday in both languages (decision 27).
dayjs.extend(updateLocale);
dayjs.updateLocale('en', { weekStart: 1 });
// Times of day read as everywhere else in the portal; dayjs would divide the day into six parts.
dayjs.updateLocale('zh-cn', { meridiem: (hour: number) => (hour < 12 ? '上午' : '下午') });

const locales = { en: { antd: enUS, dayjs: 'en' }, ch: { antd: zhCN, dayjs: 'zh-cn' } } as const;

interface KitProviderProps {
  language: Language;
  /** The nonce of the page's content security policy; styles made at run time carry it. */
  nonce?: string;
  children: ReactNode;
}

/** Theme, language and the context of messages and dialogs. The shell puts it up once around everything. */
export function KitProvider({ language, nonce, children }: KitProviderProps) {
  const reducedMotion = usePrefersReducedMotion();
  const theme = useMemo(
    // The styles are sheets of the build. Where there is none, as in tests of the kit, there is no style either.
    () => ({ ...themeOf(language, reducedMotion), zeroRuntime: true }),
    [language, reducedMotion],
  );
  const csp = useMemo(() => (nonce ? { nonce } : {}), [nonce]);
  useState(addKitTexts);
  // Date pickers read it while they render, so an effect would be too late.
  dayjs.locale(locales[language].dayjs);

  return (
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
  );
}
