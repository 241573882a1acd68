/** The data by which two records are recognised as one child. */
export interface Comparable {
  /** The name without case, accents and spaces, as folded by the database. */
  key: string;
  ic: string | null;
  phones: readonly (string | null | undefined)[];
  email: string | null;
}

export type Shared = 'ic' | 'name' | 'part_of_name' | 'birth_date' | 'guardian_phone' | 'email';

/** Chinese characters, in a pattern that works in JavaScript and PostgreSQL. */
export const CHINESE = '㐀-鿿';

/** The Latin and the Chinese part of a name. Many children have both, and a file often only one. */
export const nameParts = (key: string) => ({
  latin: key.replace(/[^a-z]/g, ''),
  chinese: key.replace(new RegExp(`[^${CHINESE}]`, 'g'), ''),
});

const birthOf = ({ ic }: Comparable) => ic?.slice(0, 6);
const isSame = (one: string | null | undefined, other: string | null | undefined) =>
  Boolean(one) && one === other;

export function sharedBy(one: Comparable, other: Comparable): Shared[] {
  const [mine, others] = [nameParts(one.key), nameParts(other.key)];
  const isName = isSame(one.key, other.key);
  const isPart = !isName && (isSame(mine.latin, others.latin) || isSame(mine.chinese, others.chinese));
  const shared: Record<Shared, boolean> = {
    ic: isSame(one.ic, other.ic),
    name: isName,
    part_of_name: isPart,
    birth_date: isSame(birthOf(one), birthOf(other)),
    guardian_phone: one.phones.some((phone) => phone && other.phones.includes(phone)),
    email: isSame(one.email, other.email),
  };
  return (Object.keys(shared) as Shared[]).filter((part) => shared[part]);
}

/**
 * The only rule for doubles, for approvals, New Student and imports: the same IC or name; part of the name with a
 * phone, address or birth date; or birth date and phone. Siblings share a phone only and are no doubles; twins share
 * phone and birth date and are asked about.
 */
export function isDouble(shared: readonly Shared[]): boolean {
  const has = (part: Shared) => shared.includes(part);
  const more = has('guardian_phone') || has('email') || has('birth_date');
  return (
    has('ic') || has('name') || (has('part_of_name') && more) || (has('birth_date') && has('guardian_phone'))
  );
}

/** Certainly this child: nobody has to be asked. Two different ICs are two children, or a typo. */
export function isCertain(shared: readonly Shared[], one: Comparable, other: Comparable): boolean {
  const has = (part: Shared) => shared.includes(part);
  if (has('ic')) return has('name') || has('part_of_name');
  const more = has('guardian_phone') || has('email') || has('birth_date');
  return has('name') && more && !(one.ic && other.ic);
}
