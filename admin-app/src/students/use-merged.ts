import { useRefresh } from '@portal/shared-api/react';
import { useEffect, useEffectEvent, useState } from 'react';

/** Opens the record that a merge keeps, and refetches once nothing on the page shows the one that is gone. */
export function useMerged(open: (id: number) => void): (kept: number) => void {
  const refresh = useRefresh();
  const [count, setCount] = useState(0);
  const refetch = useEffectEvent(() => void refresh(['students', 'payments', 'parents', 'approvals']));
  useEffect(() => {
    if (count > 0) refetch();
  }, [count]);
  return (kept) => {
    open(kept);
    setCount((before) => before + 1);
  };
}
