import type { RemoteDescriptor } from '@ideabox/contract';
import type { Locale } from '@ideabox/intl/locales';
import type { RequestHandler } from 'express';
import { forOneDocument, inLanguage, type SiteApi } from '../api/site-api.ts';
import { type ShellEntry, shellEntry } from '../assets/shell-entry.ts';
import type { WebConfig } from '../config.ts';
import { firstDataOf } from '../first-data/first-data.ts';
import { firstView } from '../first-view/first-view.ts';
import { originOf } from '../http/origin-of.ts';
import type { Remotes } from '../remotes/remotes.ts';
import { localeOf } from '../site/locale-of.ts';
import { siteSettings } from '../site/site-settings.ts';
import { headOf } from './head-of.ts';
import { matchRoute } from './match-route.ts';
import { oldAddress } from './old-addresses.ts';
import { renderDocument } from './render-document.ts';
import { scriptsOf } from './scripts-of.ts';

type Context = { config: WebConfig; remotes: Remotes; api: SiteApi };

/** The HTML of every address: head for crawlers, words for readers, data and scripts for browsers. */
export function serveDocument({ config, remotes, api: site }: Context): RequestHandler {
  return async (request, response) => {
    const document = forOneDocument(site, request.get('x-forwarded-for'));
    const [features, known, shell] = await Promise.all([document.features(), remotes.known(), shellEntry()]);
    const language = localeOf(request.path, request.headers.cookie, features);
    const api = inLanguage(document, language.locale);
    if (language.redirect) {
      response.redirect(302, language.redirect + request.originalUrl.slice(request.path.length));
      return;
    }
    const moved = oldAddress(language.path, language.basename);
    if (moved) {
      response.redirect(301, moved);
      return;
    }
    const origin = originOf(request, config);
    const settings = await siteSettings(api, remotes.words, language.locale);
    const words = await remotes.words('shell', language.locale);
    const matched = matchRoute(known, language.path);
    const address = {
      params: matched?.params ?? {},
      search: new URL(request.originalUrl, origin).searchParams,
    };
    const [head, messages, shared, own] = await Promise.all([
      headOf({
        ...{ matched, settings, api, path: language.path },
        ...{ words: remotes.words, locale: language.locale },
      }),
      matched ? remotes.words(matched.remote.name, language.locale) : {},
      firstDataOf(shell.data, address, api.askOften),
      firstDataOf(matched?.route.data ?? [], address, api.ask),
    ]);
    const pageConfig = {
      locale: language.locale,
      locales: language.locales,
      basename: language.basename,
      remotes: known.map((remote) => toldOf(remote, language.locale, shell)),
      oidc: config.oidc,
      realtime: config.realtime,
      data: [...shared, ...own],
    };
    // Of its reader it says nothing but the language: the gateway may show it to others, each with a nonce of their own.
    if (head.status === 200 && api.isWhole()) response.set('Surrogate-Control', 'max-age=1');
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
          scripts: shell.scripts,
          preload: [
            ...shell.messages.filter((url) => url.includes(`-${language.locale}-json.`)),
            ...(matched ? scriptsOf(matched, language.locale, shell) : []),
          ],
          view: firstView(matched?.route, { head, language, settings, data: own, messages }),
          startFailed: {
            text: words['start_failed.text'] ?? '',
            retry: words['remote_failed.retry'] ?? '',
          },
          nonce: response.locals.nonce,
        }),
      );
  };
}

/** What the shell is told of a remote. */
function toldOf(remote: RemoteDescriptor, locale: Locale, shell: ShellEntry) {
  const { name, entry, dialogs } = remote;
  const routes = remote.routes.map((route) => {
    const { path, title, layout, page } = route;
    return { path, title, layout, page, scripts: scriptsOf({ remote, route }, locale, shell) };
  });
  return { name, entry, dialogs, routes };
}
