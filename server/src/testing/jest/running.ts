import type { Embedded } from '../../database/embedded.ts';

/** State from `start-database` for `stop-database`, which jest loads separately. */
export const running: { server?: Embedded } = {};
