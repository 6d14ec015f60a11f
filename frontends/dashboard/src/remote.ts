import type { MessageBundle, Remote } from '@ideabox/contract';

type JsonModule = { default: MessageBundle };

/** All that the shell sees of this remote. */
export const remote: Remote = {
  loadMessages: async (locale) => {
    const [own, charts] = (await Promise.all([
      import(/* webpackChunkName: "messages-[request]" */ `../dist/messages/${locale}.json`),
      import(
        /* webpackChunkName: "chart-messages-[request]" */ `../../platform/charts/dist/messages/${locale}.json`
      ),
    ])) as [JsonModule, JsonModule];
    return { ...charts.default, ...own.default };
  },
  pages: {
    overview: async () =>
      (await import(/* webpackChunkName: "page-overview" */ './features/overview/overview-page.tsx'))
        .OverviewPage,
  },
};
