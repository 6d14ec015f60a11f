import { screen } from '@testing-library/react';
import { categorySample, show } from '../../../platform/testing/src/index.ts';
import type { PageConfig } from '../config/page-config.ts';
import { PageConfigContext } from '../config/use-page-config.ts';
import { MenuDialog } from './menu-dialog.tsx';

const statuses = [
  'on_air',
  'admin_only_commentable',
  'open_for_comment',
  'admin_only_postable',
  'open_for_myself_and_operator',
  'open_for_supporter',
  'completed',
] as const;

const config: PageConfig = {
  locale: 'ja',
  locales: ['ja'],
  basename: '',
  remotes: [],
  oidc: { issuer: '', clientId: '' },
  realtime: { key: '' },
  data: [],
};

test('a theme in any status that one sees can be chosen in the menu', async () => {
  const categories = statuses.map((status, index) =>
    categorySample({ id: index + 1, search_key: status, name: `テーマ ${status}`, status }),
  );
  const menu = (
    <PageConfigContext value={config}>
      <MenuDialog onClose={() => {}} />
    </PageConfigContext>
  );
  show('shell', menu, { site: { categories } });
  for (const { name, search_key } of categories) {
    const link = await screen.findByText<HTMLAnchorElement>(name);
    expect(link.closest('a')?.getAttribute('href')).toBe(`/category/${search_key}`);
  }
});
