import { colors } from './tokens.ts';

interface SubjectColor {
  /** Text and border. */
  deep: string;
  /** Their background. */
  tint: string;
}

/** Neighbours differ clearly, since a level's subjects are often created one after the other. */
export const subjectColors: readonly SubjectColor[] = [
  { deep: colors.primary, tint: colors.primaryTint },
  { deep: '#3d4aa3', tint: '#e6e8f7' },
  { deep: colors.coralDeep, tint: colors.coralTint },
  { deep: '#565f10', tint: '#f0f2d9' },
  { deep: '#6d3a9c', tint: '#f0e6f8' },
  { deep: colors.orangeDeep, tint: colors.orangeTint },
  { deep: '#0f5a94', tint: '#e0eefa' },
  { deep: '#a3245f', tint: '#fbe4ef' },
  { deep: colors.greenDeep, tint: colors.greenTint },
  { deep: '#6b4a34', tint: '#f3e9e1' },
  { deep: colors.slateDeep, tint: colors.slateTint },
  { deep: '#0b6074', tint: '#dcf0f6' },
];

/** A subject's colour, the same on every timetable, as CSS variables for lessons. */
export function subjectStyle({ id }: { id: number }): Record<`--${string}`, string> {
  const { deep, tint } = subjectColors[id % subjectColors.length]!;
  return { '--subject': deep, '--subject-tint': tint };
}
