import { achievementRoutes } from './achievements.ts';
import { categoryRoutes } from './categories.ts';
import { teacherCardRoutes } from './teacher-cards.ts';
import { testimonialRoutes } from './testimonials.ts';

export const landingSettingRoutes = [
  ...teacherCardRoutes,
  ...achievementRoutes,
  ...categoryRoutes,
  ...testimonialRoutes,
];
