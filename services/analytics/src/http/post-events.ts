import { accepted, text } from '@ideabox/http';
import { z } from 'zod';
import { readKeyword } from '../domain/keyword.ts';
import { searchEngineOf } from '../domain/search-engine.ts';
import { devices, isOfIdea } from '../domain/usage-event.ts';
import { believeUsage } from '../store/usage/believe-usage.ts';
import { storeUsageEvents } from '../store/usage/usage-events.ts';
import { route } from './route.ts';

const maxEvents = 50;

/** Code points of a keyword. */
export const longestKeyword = 100;

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
  z.strictObject({ type: z.literal('search'), ...common, keyword: text(longestKeyword) }),
]);

export const postEvents = route({
  method: 'post',
  success: 202,
  path: '/analytics/events',
  summary:
    'Tell of page views and searches; nothing that is kept says who it was. What is beyond belief is not counted',
  access: 'anyone',
  query: { visitor_id: z.union([z.string(), z.array(z.string())]).optional() },
  body: z.strictObject({
    /** A random value that the browser makes and keeps for one visit; without it the visitor_id tells visits apart. */
    session_id: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .nullish(),
    /** Whether the browser knows of no earlier visit. */
    first_visit: z.boolean().nullish(),
    events: z.array(event).min(1).max(maxEvents),
  }),
  handle: async ({ db, dayKeys, leftOut }, { caller, network, query, body }) => {
    const visit = body.session_id ?? [query.visitor_id].flat()[0];
    const events = body.events.map(({ type, ...given }) => ({
      kind: type,
      ...given,
      engine: given.referrer_host ? searchEngineOf(given.referrer_host) : undefined,
      ...(type === 'page_view' ? { opens_idea: isOfIdea(given.path ?? '') } : {}),
      ...('keyword' in given ? readKeyword(given.keyword) : {}),
    }));
    const keyOf = await dayKeys();
    const sessionKey = visit ? keyOf('visit', visit) : null;
    const address = keyOf('address', network);
    const believed = await believeUsage(db, keyOf, { events, sessionKey, address });
    leftOut.inc(events.length - believed.length);
    if (believed.length > 0)
      await storeUsageEvents(db, believed, {
        role: caller?.role ?? 'visitor',
        sessionKey,
        firstVisit: body.first_visit ?? false,
      });
    return accepted();
  },
});
