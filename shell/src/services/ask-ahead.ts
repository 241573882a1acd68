import type { AreaPage } from '@portal/portal-kit/area';
import { queryOf } from '@portal/shared-api/react';
import { api, queries } from './services.ts';

/** Asks for what a page shows first while its code is on its way. A failure shows on the page, which asks again. */
export async function askAhead({ ahead }: AreaPage): Promise<void> {
  const calls = (await ahead?.().catch(() => undefined)) ?? [];
  await Promise.all(
    calls.map(({ definition, args }) => queries.prefetchQuery(queryOf(api, definition, args))),
  );
}
