import type { Remote } from '@ideabox/contract';
import { firstPages } from './first-messages.ts';

/** All that the shell sees of this remote. */
export const remote: Remote = {
  loadMessages: async (locale, screen) => {
    const [first, more] = await Promise.all([
      import(/* webpackChunkName: "messages-[request]" */ `../dist/messages/${locale}.json`),
      firstPages.includes(screen)
        ? undefined
        : import(/* webpackChunkName: "more-messages-[request]" */ `../dist/more-messages/${locale}.json`),
    ]);
    return { ...first.default, ...more?.default };
  },
  pages: {
    home: async () =>
      (await import(/* webpackChunkName: "page-home" */ './features/home/home-page.tsx')).HomePage,
    ideas: async () =>
      (await import(/* webpackChunkName: "page-ideas" */ './features/ideas/ideas-page.tsx')).IdeasPage,
    idea: async () =>
      (await import(/* webpackChunkName: "page-idea" */ './features/idea/idea-page.tsx')).IdeaPage,
    ideaHideUser: async () =>
      (await import(/* webpackChunkName: "page-ideaHideUser" */ './features/idea/hidden-author-page.tsx'))
        .HiddenAuthorPage,
    comments: async () =>
      (await import(/* webpackChunkName: "page-comments" */ './features/comments/comments-page.tsx'))
        .CommentsPage,
    search: async () =>
      (await import(/* webpackChunkName: "page-search" */ './features/search/search-page.tsx')).SearchPage,
    introduction: async () =>
      (
        await import(
          /* webpackChunkName: "page-introduction" */ './features/introduction/introduction-page.tsx'
        )
      ).IntroductionPage,
    category: async () =>
      (await import(/* webpackChunkName: "page-category" */ './features/category/category-page.tsx'))
        .CategoryPage,
    newsList: async () =>
      (await import(/* webpackChunkName: "page-newsList" */ './features/news/news-list-page.tsx'))
        .NewsListPage,
    news: async () =>
      (await import(/* webpackChunkName: "page-news" */ './features/news/news-page.tsx')).NewsPage,
    staticPage: async () =>
      (await import(/* webpackChunkName: "page-staticPage" */ './features/static-page/static-page.tsx'))
        .StaticPage,
    ideaNotFound: async () =>
      (await import(/* webpackChunkName: "page-ideaNotFound" */ './not-found/idea-not-found.tsx'))
        .IdeaNotFound,
    commentNotFound: async () =>
      (await import(/* webpackChunkName: "page-commentNotFound" */ './not-found/comment-not-found.tsx'))
        .CommentNotFound,
  },
  dialogs: {
    'post-idea': async () => (await import('./features/post-idea/post-idea-dialog.tsx')).PostIdeaDialog,
  },
};
