import { ApiProvider } from '@portal/shared-api/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api, queries } from '../services/services.ts';

/** What every page may use: the bound API client and the query cache. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>
    <ApiProvider client={api}>{children}</ApiProvider>
  </QueryClientProvider>
);
