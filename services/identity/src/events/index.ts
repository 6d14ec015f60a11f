import type { Subscription } from '@ideabox/events';

/** It publishes `MemberChanged` and `MembersImported`, and consumes nothing. */
export const subscriptions = (): Subscription[] => [];
