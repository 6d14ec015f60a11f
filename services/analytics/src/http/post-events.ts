import { accepted, text } from '@ideabox/http';
import { z } from 'zod';
import { readKeyword } from '../domain/keyword.ts';
import { devices } from '../domain/usage-event.ts';
import { storeUsageEvents } from '../store/usage-events.ts';
import { route } from './route.ts';

const maxEvents = 50;
const longestVisitMs = 24 * 60 * 60 * 1000;

// What follows the path may name people or carry secrets, and is not kept.
const path = text(2_000)
  .startsWith('/')
  .transform((given) => given.replace(/[?#].*$/s, ''));

const common = {
  path: path.nullish(),
  referrer_host: z
    .string()
    .max(253)
    .regex(/^[\w.:[\]-]*$/)
    .transform((host) => host.toLowerCase() || null)
    .nullish(),
  device: z.enum(devices).nullish(),
};

const event = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('page_view'), ...common, path }),
  z.strictObject({
    type: z.literal('page_leave'),
    ...common,
    path,
    duration_ms: z.int().min(0).max(longestVisitMs),
  }),
  z.strictObject({ type: z.literal('search'), ...common, keyword: text(100) }),
]);

export const postEvents = route({
  method: 'post',
  success: 202,
  path: '/analytics/events',
  summary: 'Tell of page views and searches; nothing that is kept says who it was',
  access: 'anyone',
  body: z.strictObject({
    /** A random value that the browser makes and keeps for one visit. */
    session_id: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .nullish(),
    events: z.array(event).min(1).max(maxEvents),
  }),
  handle: async ({ db, sessionKeys }, { caller, body }) => {
    const sessionKey = body.session_id ? await sessionKeys(body.session_id) : null;
    const events = body.events.map(({ type, ...given }) => ({
      kind: type,
      ...given,
      ...('keyword' in given ? readKeyword(given.keyword) : {}),
    }));
    await storeUsageEvents(db, { events, role: caller?.role ?? 'visitor', sessionKey });
    return accepted();
  },
});
