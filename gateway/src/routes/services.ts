import { type ServiceName, serviceNames } from '@ideabox/protos';
import type { UpstreamName } from '../breakers/create-breakers.ts';

export const upstreamNames: readonly UpstreamName[] = [...serviceNames, 'web'];

/**
 * Whose public answers a write can change: an author's name is shown on ideas, an idea counts its comments, documents show both.
 * Usage events and read notifications arrive all the time and change nothing that others see.
 */
export const touchedBy: Record<ServiceName, readonly UpstreamName[]> = {
  identity: upstreamNames,
  ideas: ['ideas', 'comments', 'analytics', 'web'],
  comments: ['comments', 'ideas', 'analytics', 'web'],
  content: upstreamNames,
  analytics: ['analytics'],
  notifications: [],
};
