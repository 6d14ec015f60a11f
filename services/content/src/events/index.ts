import type { Subscription } from '@ideabox/events';
import { memberChanged } from './member-changed.ts';

export const subscriptions = (): Subscription[] => [memberChanged];
