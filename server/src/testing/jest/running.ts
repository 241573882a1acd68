import type { Embedded } from '../../database/embedded.ts';

/** What `start-database` leaves for `stop-database`, which jest loads by itself. */
export const running: { server?: Embedded } = {};
