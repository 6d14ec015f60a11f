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
    ownProfile: async () => (await import('./features/profile/own-profile-page.tsx')).OwnProfilePage,
    member: async () => (await import('./features/profile/member-page.tsx')).MemberPage,
    profileForm: async () => (await import('./features/edit-profile/profile-form-page.tsx')).ProfileFormPage,
  },
};
