import type { AreaPage } from '@portal/portal-kit/area';
import { queryOf } from '@portal/shared-api/react';
import { api, queries } from './services.ts';

/** Asks for what a page shows first while its code is on its way. A failure shows on the page, which asks again. */
export function askAhead({ ahead }: AreaPage): void {
  ahead?.().then(
    (calls) => {
      for (const { definition, args } of calls) void queries.prefetchQuery(queryOf(api, definition, args));
    },
    () => undefined,
  );
}
