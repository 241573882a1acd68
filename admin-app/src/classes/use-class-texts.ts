import type { ClassSummary } from '@portal/shared-api/classes';
import { timeRangeText, weekdayName } from '@portal/shared-ui/dates';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';

export type Mode = 'physical' | 'online' | 'hybrid';

export const modeOf = ({ is_online, is_hybrid }: Pick<ClassSummary, 'is_online' | 'is_hybrid'>): Mode =>
  is_online ? 'online' : is_hybrid ? 'hybrid' : 'physical';

/** Texts for parts of a class. */
export function useClassTexts() {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  return {
    hours: ({ start_time, end_time }: Pick<ClassSummary, 'start_time' | 'end_time'>) =>
      timeRangeText(start_time, end_time, language),
    mode: (of: Parameters<typeof modeOf>[0]) => t(`classes.modes.${modeOf(of)}`),
    day: (day: ClassSummary['class_day']) => weekdayName(day, language),
  };
}
