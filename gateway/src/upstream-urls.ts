import type { ServiceName } from '@ideabox/protos';
import type { Config } from './config.ts';

/** Where each service answers HTTP. */
export const serviceUrls = (config: Config): Record<ServiceName, string> => ({
  identity: config.IDENTITY_URL,
  ideas: config.IDEAS_URL,
  comments: config.COMMENTS_URL,
  notifications: config.NOTIFICATIONS_URL,
  analytics: config.ANALYTICS_URL,
  content: config.CONTENT_URL,
});
