import type { Account } from '../accounts.ts';
import { call } from '../call.ts';
import type { LoadRequest } from '../load/load.ts';
import type { Bench } from '../open-bench.ts';
import { findIdeasToVote } from './untouched-pairs.ts';
import { findWords } from './words.ts';

type Operation = { security?: object[]; parameters?: { name: string; in: string; required?: boolean }[] };

/** How often each path is asked before it comes round to the same request. */
const variants = 60;
const files = /^\/(opendata\/|unsubscribe\/|members\/\{id\}\/(export|icon))/;

const filters = [
  ...[
    '',
    'sort=point',
    'sort=rank',
    'sort=comment_count',
    'sort=vote_date',
    'sort=random&seed=',
    'order=asc',
    'period=months',
  ],
  ...['category=', 'member_id=', 'tag=', 'keyword='],
];

/** What fills the parameters in: things that there are, other ones with every turn. */
interface Known {
  ideas: number[];
  comments: number[];
  members: string[];
  categories: string[];
  tags: string[];
  words: string[];
  news: string[];
}

async function findKnown({ origin, ideasDb }: Bench): Promise<Known> {
  const api = `${origin}/api/v1`;
  const [ideas, { common, rare }, comments, members, categories, tags, news] = await Promise.all([
    findIdeasToVote(ideasDb, variants),
    findWords(ideasDb),
    call<{ id: number; user: { id: string } }[]>(`${api}/comments?limit=${variants}`),
    call<{ id: string }[]>(`${api}/members?limit=${variants}`),
    call<{ search_key: string }[]>(`${api}/categories`),
    call<{ name: string }[]>(`${api}/tags/summary?limit=20`),
    call<{ news_key: string }[]>(`${api}/news`),
  ]);
  return {
    ideas,
    comments: comments.map(({ id }) => id),
    members: [...comments.map(({ user }) => user.id), ...members.map(({ id }) => id)],
    categories: categories.map(({ search_key }) => search_key),
    tags: tags.map(({ name }) => name),
    words: [...common, ...rare],
    news: news.map(({ news_key }) => news_key),
  };
}

const at = <T>(values: T[], turn: number): T | undefined => values[turn % values.length];

const filterOf = (known: Known, turn: number): string => {
  const filter = at(filters, turn) as string;
  const values: Record<string, unknown> = {
    category: at(known.categories, turn),
    member_id: at(known.members, turn),
    tag: at(known.tags, turn),
    keyword: at(known.words, turn),
    seed: turn,
  };
  const open = /(?:^|&)(\w+)=$/.exec(filter)?.[1];
  return open === undefined ? filter : `${filter}${encodeURIComponent(String(values[open]))}`;
};

const draftOf = ({ words }: Known, turn: number) => [0, 7, 13].map((step) => at(words, turn + step)).join('');

/** The path of a request and its query; undefined where nothing fits a parameter. */
function addressOf(path: string, known: Known, self: string, own: boolean, turn: number): string | undefined {
  const values: Record<string, unknown> = {
    key: at(known.categories, turn),
    news_key: at(known.news, turn),
    page_key: at(['howto', 'about', 'rules', 'privacy', 'sitemap', 'faq'], turn),
    code: at(['1000013', '0600001', '5300001', '8120011'], turn),
    id: path.startsWith('/ideas/')
      ? at(known.ideas, turn)
      : path.startsWith('/comments/')
        ? at(known.comments, turn)
        : own
          ? self
          : at(known.members, turn),
  };
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
  if (names.some((name) => values[name] === undefined)) return undefined;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  if (path === '/ideas') return `${filled}?${filterOf(known, turn)}&offset=${turn}`;
  if (path === '/ideas/similar') return `${filled}?text=${encodeURIComponent(draftOf(known, turn))}`;
  if (path === '/comments') return `${filled}?offset=${turn * 10}`;
  return filled;
}

const base = (path: string) => (path === '/rss' ? path : `/api/v1${path}`);

/** Requests for every GET that the gateway documents, turn about, each path as often as any other. */
export async function everyGetRequest(bench: Bench): Promise<{ requests: LoadRequest[]; leftOut: string[] }> {
  const document = await fetch(`${bench.origin}/api/v1/openapi.json`);
  const { paths } = (await document.json()) as { paths: Record<string, { get?: Operation }> };
  const [known, admin]: [Known, Account] = await Promise.all([findKnown(bench), bench.account('admin1')]);
  const leftOut: string[] = [];
  const byPath = Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get) return [];
    const own = get.security?.every((way) => Object.keys(way).length > 0) ?? false;
    const addresses = Array.from({ length: variants }, (_, turn) =>
      files.test(path) ? undefined : addressOf(path, known, admin.id, own, turn),
    ).filter((address) => address !== undefined);
    if (addresses.length === 0) leftOut.push(path);
    const headers = own ? { headers: admin.headers } : {};
    return [addresses.map((address) => ({ path: base(address), group: path, ...headers }))];
  });
  const requests = Array.from({ length: variants }, (_, turn) =>
    byPath.flatMap((turns) => turns[turn] ?? []),
  ).flat();
  return { requests, leftOut };
}
