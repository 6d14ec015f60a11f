import type { RouteEntry } from '@ideabox/contract';

/** The addresses of this remote; `page` names an entry of `remote.ts`. */
export const routes: RouteEntry[] = [
  { path: '/', title: 'home.title', layout: 'default', page: 'home' },
  { path: '/ideas', title: 'ideas.title', layout: 'default', page: 'ideas' },
  { path: '/comments/:category?', title: 'comments.title', layout: 'default', page: 'comments' },
  { path: '/search', title: 'search.title', layout: 'default', page: 'search' },
  { path: '/category/introduction', title: 'introduction.title', layout: 'default', page: 'introduction' },
  { path: '/category/:key', title: 'category.title', layout: 'default', page: 'category' },
  { path: '/idea/not_found', title: 'idea.not_found', layout: 'default', page: 'ideaNotFound', status: 404 },
  {
    path: '/idea/comment_not_found',
    title: 'comment.not_found',
    layout: 'default',
    page: 'commentNotFound',
    status: 404,
  },
  { path: '/idea/hide_user', title: 'idea.hide_user', layout: 'default', page: 'ideaHideUser' },
  { path: '/idea', title: 'ideas.title', layout: 'default', page: 'ideas' },
  { path: '/idea/:id', title: 'idea.title', layout: 'default', page: 'idea' },
  { path: '/idea/:id/comment/:commentId?', title: 'idea.title', layout: 'default', page: 'idea' },
  { path: '/news', title: 'news.title', layout: 'default', page: 'newsList' },
  { path: '/news/:key', title: 'news.title', layout: 'default', page: 'news' },
  { path: '/page/:key?', title: 'page.title', layout: 'default', page: 'staticPage' },
];
