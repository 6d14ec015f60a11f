import { setTimeout as pause } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { SiteApi } from '../api/site-api.ts';
import type { Words } from '../site/read-messages.ts';
import { siteSettings } from '../site/site-settings.ts';
import { createAllowance } from './allowance.ts';
import { askSubject, cardFrom, subjectFrom } from './card-source.ts';
import { createDraughtsman } from './draughtsman.ts';
import { createPictures } from './pictures.ts';

const perMinute = 60;
const bounds = { queue: 5, kept: 200 };
const patienceMs = 7000;
const general = '/social-card.png';

/** `/social/idea/7.png`: the subject's title as a picture; the site's own picture where there is none, or too many are asked for. */
export function servePictures(
  api: SiteApi,
  words: Words,
  log: Logger,
): RequestHandler<{ kind: string; key: string }> {
  const picture = createPictures(createDraughtsman(log), { ...bounds, allowed: createAllowance(perMinute) });
  return async (request, response) => {
    const { kind, key } = request.params;
    if (kind !== 'idea' && kind !== 'category') return void response.sendStatus(404);
    const subject = await askSubject(api, kind, key);
    if (subject === null) return void response.sendStatus(404);
    const [{ sitename = '' }, said] = await Promise.all([
      siteSettings(api, words, 'ja'),
      words('public', 'ja'),
    ]);
    const drawing =
      subject === 'unavailable' ? null : picture(cardFrom(subjectFrom(kind, subject, sitename), said));
    const drawn = await Promise.race([drawing, pause(patienceMs, null, { ref: false })]);
    if (!drawn) return void response.set('Cache-Control', 'no-store').redirect(302, general);
    response
      .type('png')
      .set({ 'Cache-Control': 'public, max-age=86400', 'Cross-Origin-Resource-Policy': 'cross-origin' })
      .send(Buffer.from(drawn));
  };
}
