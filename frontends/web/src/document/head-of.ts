import type { Locale } from '@ideabox/intl/locales';
import type { Settings, SiteApi, Thing } from '../api/site-api.ts';
import { questionOf } from '../first-data/question-of.ts';
import type { Head } from '../html/head.ts';
import type { Words } from '../site/read-messages.ts';
import { subjectFrom, versionOf } from '../social/card-source.ts';
import type { Matched } from './match-route.ts';
import { summary } from './summary.ts';
import { titleOf } from './title-of.ts';

/** Addresses that the shell itself answers. */
const shellPaths = ['/callback', '/login'];

type Question = {
  matched: Matched | null;
  path: string;
  settings: Settings;
  api: SiteApi;
  words: Words;
  locale: Locale;
};

/** Title, description and status of an address; the site's own where the API cannot say better. */
export async function headOf({ matched, path, settings, api, words, locale }: Question): Promise<Head> {
  const site: Head = {
    status: matched?.route.status ?? 200,
    title: (path === '/' && settings.catchword) || (await titleOf(matched, words, locale)),
    description: summary(settings.description ?? ''),
    type: 'website',
    canonicalPath: path,
  };
  if (!matched && !shellPaths.includes(path)) return { ...site, status: 404 };
  const source = sourceOf(matched);
  if (!source) return site;
  const thing = await api.thing(source.path);
  if (thing === 'unavailable') return site;
  if (thing === null) return { ...site, status: 404 };
  return {
    ...site,
    title: titleBy(source, thing, matched && (await words(matched.remote.name, locale))) || site.title,
    description: summary(String(thing[source.text] ?? thing.contents ?? '')) || site.description,
    type: source.type,
    canonicalPath: canonicalOf(source, thing),
    picture: pictureOf(source, thing, settings),
    published: typeof thing.date_entered === 'string' ? thing.date_entered : undefined,
  };
}

/** What the thing is called, or what a message of the remote says of it by that name. */
function titleBy({ name, message }: Source, thing: Thing, said: Record<string, string> | null) {
  const called = String(thing[name] || '');
  if (!called || !message) return called;
  return said?.[message]?.replace('{name}', () => called);
}

/** A category answers to its number too; search engines shall keep the one with its key. */
function canonicalOf({ kind, canonicalPath }: Source, { search_key }: Thing): string {
  if (kind !== 'category' || typeof search_key !== 'string') return canonicalPath;
  return `/category/${encodeURIComponent(search_key)}`;
}

function pictureOf({ kind }: Source, thing: Thing, settings: Settings): string | undefined {
  if (!kind || typeof thing.id !== 'number') return undefined;
  const version = versionOf(subjectFrom(kind, thing, settings.sitename ?? ''));
  return `/social/${kind}/${thing.id}.png?v=${version}`;
}

/** The page's own question for what it shows: asked once for both. */
function askedByPage(matched: Matched | null, path: string): string | undefined {
  const question = matched?.route.data?.find((data) => data.path === path);
  return (
    question && questionOf(question, { params: matched?.params ?? {}, search: new URLSearchParams() })?.path
  );
}

type Source = {
  kind?: 'idea' | 'category';
  path: string;
  name: string;
  /** Of the title, where it is more than the name. */
  message?: string;
  text: string;
  type: Head['type'];
  canonicalPath: string;
};

/** Where the words of an idea, a member, a category or its comments, a piece of news or a static page come from. */
function sourceOf(matched: Matched | null): Source | null {
  const { id, key, category } = matched?.params ?? {};
  if (matched?.route.page === 'idea' && id) {
    const segment = encodeURIComponent(id);
    const words = { name: 'name', text: 'raw_contents', type: 'article' } as const;
    return { ...words, kind: 'idea', path: `/ideas/${segment}`, canonicalPath: `/idea/${segment}` };
  }
  if (matched?.route.page === 'member' && id) {
    const path = `/members/${encodeURIComponent(id)}`;
    return { path, name: 'portal_name', text: 'profile', type: 'website', canonicalPath: path };
  }
  if (matched?.route.page === 'comments' && category) {
    const segment = encodeURIComponent(category);
    const words = {
      name: 'name',
      message: 'comments.title.of',
      text: 'description',
      type: 'website',
    } as const;
    return { ...words, path: `/categories/${segment}`, canonicalPath: `/comments/${segment}` };
  }
  const folder = { category: 'categories', news: 'news', staticPage: 'pages' }[matched?.route.page ?? ''];
  const base = { category: 'category', news: 'news', staticPage: 'page' }[matched?.route.page ?? ''];
  if (!folder || !base || !key) return null;
  const segment = encodeURIComponent(key);
  return {
    kind: base === 'category' ? base : undefined,
    path: askedByPage(matched, `/${folder}/:key`) ?? `/${folder}/${segment}`,
    name: 'name',
    text: 'description',
    type: 'website',
    canonicalPath: `/${base}/${segment}`,
  };
}
