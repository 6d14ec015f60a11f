import type { Subscription } from '@ideabox/events';
import { onActed } from './acted.ts';

export const subscriptions = (): Subscription[] => [onActed];
