import { memberChanged } from './member-changed.ts';

export const subscriptions = () => [memberChanged];
