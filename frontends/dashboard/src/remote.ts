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
    overview: async () =>
      (await import(/* webpackChunkName: "page-overview" */ './features/overview/overview-page.tsx'))
        .OverviewPage,
    access: async () =>
      (await import(/* webpackChunkName: "page-access" */ './features/access/access-page.tsx')).AccessPage,
    posts: async () =>
      (await import(/* webpackChunkName: "page-posts" */ './features/posts/posts-page.tsx')).PostsPage,
    members: async () =>
      (await import(/* webpackChunkName: "page-members" */ './features/members/members-page.tsx'))
        .MembersPage,
    topics: async () =>
      (await import(/* webpackChunkName: "page-topics" */ './features/topics/topics-page.tsx')).TopicsPage,
    leaders: async () =>
      (await import(/* webpackChunkName: "page-leaders" */ './features/leaders/leaders-page.tsx'))
        .LeadersPage,
    leadersGuide: async () =>
      (
        await import(
          /* webpackChunkName: "page-leaders-guide" */ './features/leaders-guide/leaders-guide-page.tsx'
        )
      ).LeadersGuidePage,
    data: async () =>
      (await import(/* webpackChunkName: "page-data" */ './features/data/data-page.tsx')).DataPage,
  },
};
