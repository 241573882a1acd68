import { useLanguage } from '@portal/shared-ui/i18n';
import { KitProvider } from '@portal/shared-ui/theme';
import type { ReactNode } from 'react';
import { applyStyleNonce } from './style-nonce.ts';

/** Filled in by the server; styles created at run time need it. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
applyStyleNonce(nonce);

/** The component kit, with this page's language and content security policy. */
export const Kit = ({ children }: { children: ReactNode }) => (
  <KitProvider language={useLanguage()} nonce={nonce}>
    {children}
  </KitProvider>
);
