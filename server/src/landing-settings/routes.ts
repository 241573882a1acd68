import { achievementRoutes } from './achievements.ts';
import { categoryRoutes } from './categories.ts';
import { teacherRoutes } from './teachers.ts';
import { testimonialRoutes } from './testimonials.ts';

export const landingSettingRoutes = [
  ...teacherRoutes,
  ...achievementRoutes,
  ...categoryRoutes,
  ...testimonialRoutes,
];
