import { useApiQuery } from '@portal/shared-api/react';
import { searchStudents, studentFilters, type StudentRow } from '@portal/shared-api/students';
import type { useList } from '@portal/shared-ui/list';

type Students = Pick<ReturnType<typeof useList<typeof searchStudents>>, 'term' | 'filter' | 'source'>;

/** How many suspended students a search would find if it finds no active ones. */
export function useSuspendedMatches({ term, filter, source }: Students): number {
  const foundNobody = term !== '' && filter['status'] !== 'suspended' && source.data?.data.length === 0;
  const suspended = useApiQuery(
    searchStudents,
    { params: { term }, query: { ...studentFilters.parse(filter), status: 'suspended' } },
    { enabled: foundNobody },
  );
  const found: readonly StudentRow[] = (foundNobody && suspended.data?.data) || [];
  return found.length;
}
