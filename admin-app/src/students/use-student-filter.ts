import { educationLevel, type EducationLevel } from '@portal/shared-api/education-levels';
import { useSearchParams } from '@portal/shared-ui/router';
import { useWanted } from '@portal/shared-ui/use-wanted';
import { useMemo } from 'react';

export interface StudentFilter {
  education_level?: EducationLevel;
  branch?: number;
}

interface Place {
  term: string;
  page: number;
  filter: StudentFilter;
}

const positive = (text: string | null): number | undefined => {
  const number = Math.trunc(Number(text));
  return number > 0 ? number : undefined;
};

/** A path cannot end in `.` or `..`, and no name is that. */
const searchable = (term: string): string => (/^\.{1,2}$/.test(term) ? '' : term);

/** Search, filters and page live in the address: a reload or a shared link shows the same list. */
export function useStudentFilter(): Place & { go: (change: Partial<Place>, inPlace?: boolean) => void } {
  const [address, setAddress] = useSearchParams();
  const place = useMemo<Place>(() => {
    const level = educationLevel.safeParse(address.get('education_level')).data;
    const branch = positive(address.get('branch'));
    return {
      term: searchable(address.get('search')?.trim() ?? ''),
      page: positive(address.get('page')) ?? 1,
      filter: { ...(level ? { education_level: level } : {}), ...(branch ? { branch } : {}) },
    };
  }, [address]);
  const want = useWanted(place);

  /** Another search or filter begins at its first page. `inPlace` leaves nothing to go back to: for what is being typed. */
  const go = (change: Partial<Place>, inPlace = false) => {
    const next = want((last) => ({ ...last, page: 1, ...change }));
    const { term, page, filter } = next;
    setAddress(
      {
        ...(term ? { search: term } : {}),
        ...(filter.education_level ? { education_level: filter.education_level } : {}),
        ...(filter.branch ? { branch: String(filter.branch) } : {}),
        ...(page > 1 ? { page: String(page) } : {}),
      },
      { replace: inPlace },
    );
  };
  return { ...place, go };
}
