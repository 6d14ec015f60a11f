import type { MessageBundle, Remote } from '@ideabox/contract';

type JsonModule = { default: MessageBundle };

/** All that the shell sees of this remote. */
export const remote: Remote = {
  loadMessages: async (locale) => {
    const module: JsonModule = await import(
      /* webpackChunkName: "messages-[request]" */ `../dist/messages/${locale}.json`
    );
    return module.default;
  },
  pages: {
    home: async () => (await import('./features/home/home-page.tsx')).HomePage,
    ideas: async () => (await import('./features/ideas/ideas-page.tsx')).IdeasPage,
    idea: async () => (await import('./features/idea/idea-page.tsx')).IdeaPage,
    comments: async () => (await import('./features/comments/comments-page.tsx')).CommentsPage,
    search: async () => (await import('./features/search/search-page.tsx')).SearchPage,
    introduction: async () =>
      (await import('./features/introduction/introduction-page.tsx')).IntroductionPage,
    category: async () => (await import('./features/category/category-page.tsx')).CategoryPage,
    newsList: async () => (await import('./features/news/news-list-page.tsx')).NewsListPage,
    news: async () => (await import('./features/news/news-page.tsx')).NewsPage,
    staticPage: async () => (await import('./features/static-page/static-page.tsx')).StaticPage,
    ideaNotFound: async () => (await import('./features/not-found/idea-not-found.tsx')).IdeaNotFound,
    commentNotFound: async () => (await import('./features/not-found/comment-not-found.tsx')).CommentNotFound,
  },
  dialogs: {
    'post-idea': async () => (await import('./features/post-idea/post-idea-dialog.tsx')).PostIdeaDialog,
  },
};
