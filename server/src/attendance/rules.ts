/** The due date of a month, as `YYYY-MM-DD`. */
const dueDay = (date: string, day: number): string => `${date.slice(0, 7)}-${String(day).padStart(2, '0')}`;

/** A month counts as unpaid on a roster from the day after its due date (decision 25). */
export const isDue = (date: string, day: number, now: string): boolean => now > dueDay(date, day);
