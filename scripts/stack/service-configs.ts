import type { ServiceName } from '@ideabox/protos';
import type { z } from 'zod';
import { config as analytics } from '../../services/analytics/src/config.ts';
import { config as comments } from '../../services/comments/src/config.ts';
import { config as content } from '../../services/content/src/config.ts';
import { config as ideas } from '../../services/ideas/src/config.ts';
import { config as identity } from '../../services/identity/src/config.ts';
import { config as notifications } from '../../services/notifications/src/config.ts';

/** The variables that each service reads beyond those that all do. */
export const serviceConfigs: Record<ServiceName, z.ZodRawShape> = {
  analytics,
  comments,
  content,
  ideas,
  identity,
  notifications,
};
