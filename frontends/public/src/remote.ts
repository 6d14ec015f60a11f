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
  },
};
