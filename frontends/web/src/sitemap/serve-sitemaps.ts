import { type Request, type Response, Router } from 'express';
import { cached } from '../api/cached.ts';
import type { SiteApi } from '../api/site-api.ts';
import type { WebConfig } from '../config.ts';
import { originOf } from '../http/origin-of.ts';
import { generalPlaces, ideaPlaces, mapCount, mostMaps, SitemapUnavailable } from './places.ts';
import { indexXml, type Place, urlsXml } from './xml.ts';

const keptMs = 10 * 60_000;

/** `/sitemap.xml` names the maps, `/sitemaps/…` hold the addresses; put together once in ten minutes, whoever asks. */
export function serveSitemaps(api: SiteApi, config: WebConfig): Router {
  const router = Router();
  const index = cached(keptMs, async () => {
    const ideas = Array.from({ length: await mapCount(api) }, (_, map) => `/sitemaps/ideas-${map + 1}.xml`);
    return ['/sitemaps/pages.xml', ...ideas].map((path) => ({ path }));
  });
  const general = cached(keptMs, () => generalPlaces(api));
  const ideas = Array.from({ length: mostMaps }, (_, map) => cached(keptMs, () => ideaPlaces(api, map + 1)));
  const send = async (
    request: Request,
    response: Response,
    places: () => Promise<Place[]>,
    xml: (origin: string, places: Place[]) => string,
  ) => {
    try {
      const text = xml(originOf(request, config), await places());
      response.type('application/xml').set('Cache-Control', 'public, max-age=600').send(text);
    } catch (error) {
      if (!(error instanceof SitemapUnavailable)) throw error;
      response.status(503).set('Retry-After', '30').type('text').send('Service Unavailable');
    }
  };
  router.get('/sitemap.xml', (request, response) => send(request, response, index, indexXml));
  router.get('/sitemaps/pages.xml', (request, response) => send(request, response, general, urlsXml));
  router.get('/sitemaps/:map', (request, response) => {
    const places = ideas[Number(/^ideas-(\d{1,2})\.xml$/.exec(request.params.map)?.[1]) - 1];
    if (!places) return void response.sendStatus(404);
    return send(request, response, places, urlsXml);
  });
  return router;
}
