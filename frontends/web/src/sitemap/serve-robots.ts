import type { RequestHandler } from 'express';
import type { WebConfig } from '../config.ts';
import { originOf } from '../http/origin-of.ts';

const closed = ['/api/', '/callback', '/login', '/search', '/members/profile', '/members/settings'];

/** What robots may read, and where the maps are. */
export function serveRobots(config: WebConfig): RequestHandler {
  return (request, response) => {
    const lines = [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${originOf(request, config)}/sitemap.xml`,
    ];
    response
      .type('text')
      .set('Cache-Control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  };
}
