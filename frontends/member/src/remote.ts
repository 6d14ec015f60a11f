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
    ownProfile: async () =>
      (await import(/* webpackChunkName: "page-ownProfile" */ './pages/profile/own-profile-page.tsx'))
        .OwnProfilePage,
    member: async () =>
      (await import(/* webpackChunkName: "page-member" */ './pages/profile/member-page.tsx')).MemberPage,
    hiddenMember: async () =>
      (await import(/* webpackChunkName: "page-hiddenMember" */ './pages/profile/hidden-member-page.tsx'))
        .HiddenMemberPage,
    profileForm: async () =>
      (await import(/* webpackChunkName: "page-profileForm" */ './pages/profile-form-page.tsx'))
        .ProfileFormPage,
    settings: async () =>
      (await import(/* webpackChunkName: "page-settings" */ './pages/settings-page.tsx')).SettingsPage,
    withdrawal: async () =>
      (await import(/* webpackChunkName: "page-withdrawal" */ './pages/withdrawal-page.tsx')).WithdrawalPage,
  },
  dialogs: {
    block: async () => (await import('./features/blocks/block-author-dialog.tsx')).BlockAuthorDialog,
  },
};
