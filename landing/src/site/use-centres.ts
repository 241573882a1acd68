import { allBranches } from '@portal/shared-api/branches';
import { useApiQuery } from '@portal/shared-api/react';
import type { Result } from '@portal/shared-api/endpoint';
import type { Language } from '@portal/shared-api/languages';
import { branchName } from '@portal/shared-ui/branch-name';
import { brand } from '@portal/shared-ui/brand';
import { useLanguage } from '@portal/shared-ui/i18n';
import { CONTENT_STALE_AFTER } from './content.tsx';

/** A branch as visitors see it. */
export interface Centre {
  id: string;
  /** As in the branches table; selects the drawing used without a photo. */
  branchName: string;
  name: string;
  address: string;
  phone: string;
  phoneLink: string;
  mapUrl: string;
  photoUrl: string | null;
  timetableUrl: string | null;
}

type Branch = Partial<Result<typeof allBranches>['data'][number]> & { branch_name: string };

const mapOf = (place: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

/** The table lists the branches (decision 60); the brand file fills in what it lacks. */
export function centreOf(branch: Branch, language: Language): Centre {
  const known = brand.branches.find((one) => one.branchName === branch.branch_name);
  const address = branch.address ?? known?.address[language] ?? '';
  const phone = branch.phone ?? known?.phone ?? '';
  return {
    id: branch.branch_name,
    branchName: branch.branch_name,
    name: branchName(branch.branch_name, language),
    address,
    phone,
    phoneLink: branch.phone ? `tel:${branch.phone.replace(/[^\d+]/g, '')}` : (known?.phoneLink ?? ''),
    mapUrl: branch.map_url ?? known?.mapUrl ?? mapOf(address),
    photoUrl: branch.photo_url ?? null,
    timetableUrl: branch.timetable_url ?? null,
  };
}

/** The centres; those of the brand file until the table has loaded, or if it fails. */
export function useCentres(): { centres: Centre[] } {
  const language = useLanguage();
  const { data } = useApiQuery(allBranches, {}, { staleTime: CONTENT_STALE_AFTER });
  const branches: Branch[] =
    data?.data ?? brand.branches.map(({ branchName }) => ({ branch_name: branchName }));
  return { centres: branches.map((branch) => centreOf(branch, language)) };
}
