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

// Weeks start on Monday in both languages (decision 27).
dayjs.extend(updateLocale);
dayjs.updateLocale('en', { weekStart: 1 });
// Times of day as elsewhere in the portal; dayjs would divide the day into six parts.
dayjs.updateLocale('zh-cn', { meridiem: (hour: number) => (hour < 12 ? '上午' : '下午') });

const locales = { en: { antd: enUS, dayjs: 'en' }, ch: { antd: zhCN, dayjs: 'zh-cn' } } as const;

interface KitProviderProps {
  language: Language;
  /** The nonce of the content security policy, for styles created at run time. */
  nonce?: string;
  children: ReactNode;
}

/** Theme, language and the context of messages and dialogs. Rendered once by the shell around everything. */
export function KitProvider({ language, nonce, children }: KitProviderProps) {
  const reducedMotion = usePrefersReducedMotion();
  const theme = useMemo(
    // Styles are sheets of the build. Without one, as in the kit's tests, there are none.
    () => ({ ...themeOf(language, reducedMotion), zeroRuntime: true }),
    [language, reducedMotion],
  );
  const csp = useMemo(() => (nonce ? { nonce } : {}), [nonce]);
  useState(addKitTexts);
  // Date pickers read it during render, so an effect would be too late.
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
