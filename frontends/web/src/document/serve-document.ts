import type { RequestHandler } from 'express';
import type { SiteApi } from '../api/site-api.ts';
import { entryScripts, messageScripts } from '../assets/entry-scripts.ts';
import type { WebConfig } from '../config.ts';
import type { RemoteMap } from '../remotes/remote-map.ts';
import { headOf } from './head-of.ts';
import { localeOf } from './locale-of.ts';
import { matchRoute } from './match-route.ts';
import { preloadOf } from './preload-of.ts';
import { renderDocument } from './render-document.ts';
import { siteSettings } from './site-settings.ts';

type Context = { config: WebConfig; remotes: RemoteMap; api: SiteApi };

/** The HTML of every address: head for crawlers, configuration and scripts for browsers. */
export function serveDocument({ config, remotes, api }: Context): RequestHandler {
  return async (request, response) => {
    const [features, registries, known, scripts] = await Promise.all([
      api.features(),
      api.registries(),
      remotes(),
      entryScripts(),
    ]);
    const language = localeOf(request.path, request.headers.cookie, features);
    if (language.redirect) {
      response.redirect(302, language.redirect + request.originalUrl.slice(request.path.length));
      return;
    }
    const messages = await messageScripts(language.locale);
    const origin = config.publicUrl ?? `${request.protocol}://${request.host}`;
    const settings = await siteSettings(api, language.locale);
    const matched = matchRoute(known, language.path);
    const head = await headOf({ matched, path: language.path, settings, api, locale: language.locale });
    const pageConfig = {
      locale: language.locale,
      locales: language.locales,
      basename: language.basename,
      remotes: known.map(({ files: _, ...remote }) => remote),
      oidc: config.oidc,
      realtime: config.realtime,
      features: features === 'unavailable' ? null : features,
      registries: registries === 'unavailable' ? null : registries,
    };
    response
      .status(head.status)
      .type('html')
      .set('Cache-Control', 'no-cache')
      .send(
        renderDocument({
          head,
          language,
          origin,
          settings,
          pageConfig,
          scripts,
          preload: [...messages, ...preloadOf(matched, language.locale)],
          nonce: response.locals.nonce,
        }),
      );
  };
}
