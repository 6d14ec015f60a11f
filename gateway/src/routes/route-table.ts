import type { Rule } from './rule.ts';

export const apiBase = '/api/v1';

const icon = { bodyLimit: Math.round(1.1 * 1024 * 1024) };
const download = { reads: 'export', uncached: true, pauseMs: 150_000 } as const;

/** Whose call it is, below the API's base. The first rule that fits holds; what fits none does not exist. */
export const apiRules: Rule[] = [
  { path: '/(features|registries|parts|news|pages|report|reports)/**', service: 'content' },

  { path: '/members/*/(votes|favorites|supports|reads)/**', service: 'ideas' },
  { path: '/members/*/(comments|ratings)/**', service: 'comments' },
  { path: '/members/*/(notifications|notification_settings)/**', service: 'notifications', uncached: true },
  { path: '/members/*/icon', service: 'identity', ...icon },
  { path: '/members/*/export', service: 'identity', ...download },
  { path: '/(me|members|postal_codes|audit)/**', service: 'identity' },

  { path: '/ideas/*/comments/**', service: 'comments' },
  { path: '/ideas/*/(vote|support|favorite|read)', service: 'ideas', writes: 'vote' },
  { path: '/(categories|steppers|ideas|tags)/**', service: 'ideas' },

  { path: '/comments/*/rating', service: 'comments', writes: 'vote' },
  { path: '/comments/**', service: 'comments' },

  { path: '/attempts/*', service: 'ideas', others: ['comments', 'content'], uncached: true },

  { path: '/notifications/**', service: 'notifications', writes: 'vote', uncached: true },
  { path: '/unsubscribe/*', service: 'notifications', uncached: true, page: true },
  { path: '/broadcasting/auth', service: 'notifications', writes: 'auth', uncached: true },

  { path: '/analytics/events', service: 'analytics', writes: 'analytics' },
  { path: '/analytics/**', service: 'analytics' },
  { path: '/opendata/**', service: 'analytics', ...download },
];

/** What services answer at the root of the site; everything else there is the web server's. */
export const siteRules: Rule[] = [{ path: '/rss', service: 'ideas' }];

/** Where a WebSocket can be opened. */
export const socketRules: Rule[] = [{ path: '/app/*', service: 'notifications', reads: 'websocket' }];
