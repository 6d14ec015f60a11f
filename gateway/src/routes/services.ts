import { type ServiceName, serviceNames } from '@ideabox/protos';

/**
 * Whose public answers a write can change: an author's name is shown on ideas, an idea counts its comments.
 * Usage events and read notifications arrive all the time and change nothing that others see.
 */
export const touchedBy: Record<ServiceName, readonly ServiceName[]> = {
  identity: serviceNames,
  ideas: ['ideas', 'comments', 'analytics'],
  comments: ['comments', 'ideas', 'analytics'],
  content: serviceNames,
  analytics: ['analytics'],
  notifications: [],
};
