import type { SiteApi, Thing } from '../api/site-api.ts';
import { readMessages } from '../site/read-messages.ts';
import { headOf } from './head-of.ts';
import { matchRoute } from './match-route.ts';

const routes = [
  { path: '/idea/:id', title: 'idea.title', layout: 'default' as const, page: 'idea' },
  { path: '/members/:id', title: 'member.title', layout: 'default' as const, page: 'member' },
  { path: '/category/:key', title: 'category.title', layout: 'default' as const, page: 'category' },
];
const comments = [
  { path: '/comments/:category?', title: 'comments.title', layout: 'default' as const, page: 'comments' },
];
const remotes = [
  { name: 'nowhere', entry: '/x.js', routes, dialogs: [], files: [] },
  { name: 'public', entry: '/x.js', routes: comments, dialogs: [], files: [] },
];

function ask(path: string, thing: Thing | null | 'unavailable') {
  const settings = async () => ({});
  const api: SiteApi = {
    features: settings,
    registries: settings,
    parts: settings,
    ask: async () => null,
    askOften: async () => null,
    thing: async () => thing,
  };
  return headOf({
    matched: matchRoute(remotes, path),
    path,
    settings: { sitename: 'S', description: 'みんなの声' },
    api,
    words: readMessages,
    locale: 'ja',
  });
}

test('an idea speaks for itself', async () => {
  const head = await ask('/idea/7', {
    name: '題',
    raw_contents: 'い'.repeat(90),
    date_entered: '2026-01-01',
  });
  expect(head).toMatchObject({ status: 200, title: '題', type: 'article', canonicalPath: '/idea/7' });
  expect([...head.description]).toHaveLength(81);
});

test('a member is named; one who withdrew is not', async () => {
  const head = await ask('/members/m-1', { portal_name: 'さくら', profile: '自己紹介' });
  expect(head).toMatchObject({ title: 'さくら', description: '自己紹介', canonicalPath: '/members/m-1' });
  const withdrawn = await ask('/members/m-1', { portal_name: '', profile: null });
  expect(withdrawn).toMatchObject({ status: 200, description: 'みんなの声' });
  await expect(ask('/members/m-1', null)).resolves.toMatchObject({ status: 404 });
});

test('the comments on a category are those of one that is there', async () => {
  const thing = { name: '手続き', description: '説明' };
  const head = {
    status: 200,
    title: '「手続き」のコメント',
    description: '説明',
    canonicalPath: '/comments/a',
  };
  await expect(ask('/comments/a', thing)).resolves.toMatchObject(head);
  await expect(ask('/comments/a', null)).resolves.toMatchObject({ status: 404 });
  await expect(ask('/comments', null)).resolves.toMatchObject({ status: 200, title: 'コメント一覧' });
});

test('what is not there is 404; what nobody can say is the site’s own', async () => {
  await expect(ask('/idea/7', null)).resolves.toMatchObject({ status: 404 });
  await expect(ask('/nothing', null)).resolves.toMatchObject({ status: 404 });
  await expect(ask('/category/x', 'unavailable')).resolves.toMatchObject({
    status: 200,
    description: 'みんなの声',
  });
});
