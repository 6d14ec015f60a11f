import { css } from '@emotion/react';
import { type CategoryStatus, useCategories } from '@ideabox/api-client';
import { paths, useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button, space } from '@ideabox/ui';
import { Dialog } from '@ideabox/ui/dialog';
import { staticPages } from '../footer/static-pages.ts';
import { LanguageSelect } from '../header/language-select.tsx';
import { MenuGroup } from './menu-group.tsx';
import { MenuPerson } from './menu-person.tsx';

/** Themes by status, in the order in which one can take part; a status in which the reader sees none has no group. */
const titles: Record<CategoryStatus, string> = {
  on_air: 'menu.status.on_air',
  admin_only_commentable: 'menu.status.admin_only_commentable',
  open_for_comment: 'menu.status.open_for_comment',
  admin_only_postable: 'menu.status.admin_only_postable',
  open_for_myself_and_operator: 'menu.status.open_for_myself_and_operator',
  open_for_supporter: 'menu.status.open_for_supporter',
  completed: 'menu.status.completed',
};

/** Everything the site has, in groups that open. */
export function MenuDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { session, logout, openDialog } = useShell();
  const { data: categories = [] } = useCategories();
  const inStatus = (status: string) =>
    categories
      .filter((category) => category.status === status)
      .map(({ search_key, name }) => ({ to: paths.category(search_key), label: name }));
  const groups = [
    {
      title: text('menu.posts'),
      links: [
        { to: paths.ideas(), label: text('nav.ideas') },
        { to: paths.comments(), label: text('nav.comments') },
      ],
    },
    ...Object.entries(titles).map(([status, title]) => ({ title: text(title), links: inStatus(status) })),
    {
      title: text('menu.pages'),
      links: [
        ...staticPages.map((key) => ({ to: paths.page(key), label: text(`page.${key}`) })),
        { to: paths.newsList(), label: text('nav.news') },
        { to: paths.dashboard(), label: text('nav.dashboard') },
      ],
    },
  ];
  return (
    <Dialog title={text('menu.title')} onClose={onClose}>
      <MenuPerson onFollow={onClose} />
      <div>
        {groups
          .filter(({ links }) => links.length > 0)
          .map((group, index) => (
            <MenuGroup key={group.title} {...group} startsOpen={index === 0} onFollow={onClose} />
          ))}
      </div>
      <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(4) })}>
        <LanguageSelect id="menu-language" />
        <Button
          variant="outline"
          onClick={() => {
            onClose();
            openDialog('inquiry');
          }}
        >
          {text('inquiry.title')}
        </Button>
        {session.status === 'member' && (
          <Button variant="outline" onClick={logout}>
            {text('session.logout')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
