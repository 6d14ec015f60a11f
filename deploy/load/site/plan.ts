import type { Plan } from '../plan.ts';

export const plan = JSON.parse(open(__ENV.LOAD_PLAN ?? '')) as Plan;
