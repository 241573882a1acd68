import { adminPaymentRoutes } from './admin-routes.ts';
import { familyPaymentRoutes } from './family-routes.ts';

export const paymentRoutes = [...familyPaymentRoutes, ...adminPaymentRoutes];
