import type { Subscription } from '@ideabox/events';

/** It consumes nothing. */
export const subscriptions = (): Subscription[] => [];
