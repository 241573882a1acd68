import { presetsToChoose } from '@portal/shared-api/presets';
import { useApiQuery } from '@portal/shared-api/react';

/** Fee items suggested for a new payment: the student's own, or the templates if there are none. */
export function useFeesToChoose(student: { id: number } | undefined) {
  const own = useApiQuery(
    presetsToChoose,
    { query: student ? { student_id: student.id } : {} },
    { enabled: student !== undefined },
  );
  const templates = useApiQuery(presetsToChoose, { query: {} });
  const hasOwn = student !== undefined && (own.data?.data.length ?? 0) > 0;
  const isWaiting = student !== undefined && own.isPending;
  const items = isWaiting ? [] : ((hasOwn ? own : templates).data?.data ?? []);
  return {
    items,
    picked: (titles: readonly string[]) => items.filter(({ title }) => titles.includes(title)),
    isLoading: isWaiting || templates.isPending,
    /** The student is known but has no fee items yet. */
    areTemplates: student !== undefined && !hasOwn && !isWaiting,
  };
}

export type Fee = ReturnType<typeof useFeesToChoose>['items'][number];
