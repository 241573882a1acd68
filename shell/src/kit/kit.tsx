import { useLanguage } from '@portal/shared-ui/i18n';
import { KitProvider } from '@portal/shared-ui/theme';
import type { ReactNode } from 'react';
import { applyStyleNonce } from './style-nonce.ts';

/** The server fills it in; styles that are made at run time must carry it. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
applyStyleNonce(nonce);

/** The component kit in the language and under the content security policy of this page. */
export const Kit = ({ children }: { children: ReactNode }) => (
  <KitProvider language={useLanguage()} nonce={nonce}>
    {children}
  </KitProvider>
);
