import { defaultLocale, type Locale } from '@ideabox/intl/locales';
import type { Settings } from '../api/site-api.ts';
import { escapeHtml } from '../html/escape.ts';
import type { Head } from '../html/head.ts';
import type { Language } from '../site/locale-of.ts';

/** Social networks know languages by a country in which they are spoken. */
const territories: Record<Locale, string> = {
  ja: 'ja_JP',
  en: 'en_US',
  fr: 'fr_FR',
  es: 'es_ES',
  pt: 'pt_BR',
  ru: 'ru_RU',
  zh: 'zh_CN',
};

type Parts = { head: Head; language: Language; origin: string; settings: Settings };

/** Title, description, social tags, canonical and language links, feed. */
export function renderHead({ head, language, origin, settings }: Parts): string {
  const title = [head.title, settings.sitename].filter(Boolean).join(' | ');
  const image = new URL(head.picture ?? (settings.ogp_image || '/social-card.png'), origin).href;
  const canonical = addressIn(language.locale, origin, head.canonicalPath);
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', head.description),
    ...(head.status === 404 ? [meta('name', 'robots', 'noindex')] : [link('canonical', canonical)]),
    meta('property', 'og:title', title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:type', head.type),
    meta('property', 'og:url', canonical),
    meta('property', 'og:site_name', settings.sitename ?? ''),
    meta('property', 'og:locale', territories[language.locale]),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', title),
    meta('property', 'article:published_time', head.published ?? ''),
    meta('property', 'fb:admins', settings.facebook_admin ?? ''),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:site', settings.twitter_account ?? ''),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', head.description),
    meta('name', 'twitter:image', image),
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(settings.sitename ?? 'RSS')}" href="/rss">`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    ...alternates(language, origin, head.canonicalPath),
  ];
  return tags.filter(Boolean).join('\n');
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return content ? `<meta ${kind}="${key}" content="${escapeHtml(content)}">` : '';
}

function link(rel: string, href: string): string {
  return `<link rel="${rel}" href="${escapeHtml(href)}">`;
}

function alternates(language: Language, origin: string, path: string): string[] {
  if (language.locales.length < 2) return [];
  const each = language.locales.map(
    (code) => `<link rel="alternate" hreflang="${code}" href="${escapeHtml(addressIn(code, origin, path))}">`,
  );
  return [...each, `<link rel="alternate" hreflang="x-default" href="${escapeHtml(origin + path)}">`];
}

/** The one address of a page in a language: the default one goes without a prefix. */
function addressIn(locale: Locale, origin: string, path: string): string {
  return `${origin}${locale === defaultLocale ? '' : `/${locale}`}${path}`;
}
