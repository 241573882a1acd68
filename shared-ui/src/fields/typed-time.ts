const dot = /[.:：时点h]/;

/** `2:30 pm`, `2pm`, `14:30`, `1430`, `2.30 p.m.`, `下午2点30分`, after lower-casing and removing spaces. */
const written = new RegExp(
  `^(凌晨|早上|上午|中午|下午|晚上)?(\\d{1,2})(?:${dot.source}?(\\d{2})?分?)(am|pm)?$`,
  'u',
);

const afternoons = ['pm', '下午', '晚上'];
const mornings = ['am', '凌晨', '早上', '上午'];

function hourOf(hour: number, part: string | undefined): number | null {
  if (part === undefined || hour > 12) return mornings.includes(part ?? '') ? null : hour;
  if (hour === 0) return afternoons.includes(part) ? null : 0;
  if (mornings.includes(part)) return hour % 12;
  if (afternoons.includes(part)) return (hour % 12) + 12;
  // noon: from ten in the morning to three
  return hour >= 10 ? hour : hour + 12;
}

/** Parses a typed time of day into `14:30`; null if it is not one. Without AM or PM it is 24-hour. */
export function readTime(text: string): string | null {
  const equal = text
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .replaceAll(/([ap])\.?m\.?$/g, '$1m');
  const found = written.exec(equal);
  if (!found) return null;
  const [, before, hours, minutes = '00', after] = found;
  const hour = hourOf(Number(hours), before ?? after);
  if (hour === null || hour > 23 || Number(minutes) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
