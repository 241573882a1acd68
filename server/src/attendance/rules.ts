/** The day of a month by which it has to be paid, as `YYYY-MM-DD`. */
const dueDay = (date: string, day: number): string => `${date.slice(0, 7)}-${String(day).padStart(2, '0')}`;

/** A month counts as unpaid on a roster from the day after it was due (decision 25). */
export const isDue = (date: string, day: number, now: string): boolean => now > dueDay(date, day);
