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
  },
};
