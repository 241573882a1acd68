import { isApiError } from '@portal/shared-api/client';
import { issueImportPasswords, type IssuedAccounts } from '@portal/shared-api/imports';
import { useApi, useRefresh } from '@portal/shared-api/react';
import { useOneAtATime } from '@portal/shared-ui/use-one-at-a-time';
import { useState } from 'react';

/** Issues an import's passwords in batches, and keeps them until confirmed as saved. */
export function useIssuedPasswords(id: number) {
  const api = useApi();
  const refresh = useRefresh();
  const [accounts, setAccounts] = useState<IssuedAccounts>([]);
  const [all, setAll] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const issue = useOneAtATime(async (count: number, anew: boolean) => {
    setAll(count);
    setFailure(null);
    // A new password replaces the one shown before.
    let issued = anew ? [] : accounts;
    setAccounts(issued);
    try {
      for (let after: number | null = 0; after !== null;) {
        const answer: { accounts: IssuedAccounts; next: number | null } = await api.call(
          issueImportPasswords,
          { params: { id }, body: { after, anew } },
        );
        issued = [...issued, ...answer.accounts];
        setAccounts(issued);
        after = answer.next;
      }
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error.message);
    } finally {
      setAll(null);
      await refresh(['imports']);
    }
  });

  return { accounts, all, failure, issue };
}
