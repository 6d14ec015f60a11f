import type { RouteEntry } from '../../platform/contract/src/route-entry.ts';

/** The addresses of this remote; `page` names an entry of `remote.ts`. */
export const routes: RouteEntry[] = [
  { path: '/members', title: 'own.title', layout: 'default', page: 'ownProfile' },
  { path: '/members/profile', title: 'form.title', layout: 'default', page: 'profileForm' },
  { path: '/members/settings', title: 'settings.title', layout: 'default', page: 'settings' },
  { path: '/members/withdrawal', title: 'withdrawal.title', layout: 'default', page: 'withdrawal' },
  { path: '/members/hide_user', title: 'hidden.title', layout: 'default', page: 'hiddenMember' },
  { path: '/members/:id', title: 'member.title', layout: 'default', page: 'member' },
];
