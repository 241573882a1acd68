import { studentOutstanding } from '@portal/shared-api/outstanding';
import { useApiQuery } from '@portal/shared-api/react';
import { proposedMonth } from '@portal/shared-ui/month-hint';
import { useEffect, useEffectEvent } from 'react';

interface Proposal {
  student: { id: number } | undefined;
  /** The month that the dialog was opened for. */
  wanted: string | undefined;
  /** A chosen month is kept. */
  isChosen: () => boolean;
  propose: (month: string) => void;
}

/** The student's open months. Once loaded, the month due is proposed. */
export function useProposedMonth({ student, wanted, isChosen, propose }: Proposal) {
  const months = useApiQuery(
    studentOutstanding,
    { params: { id: student?.id ?? 0 } },
    { enabled: student !== undefined },
  ).data;
  const proposeNow = useEffectEvent(() => {
    if (months && !isChosen()) propose(wanted || proposedMonth(months));
  });
  useEffect(() => {
    if (months) proposeNow();
  }, [months]);
  return months;
}
