import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { useIntl } from 'react-intl';
import { MoreIcon } from '../icons.tsx';
import { popoverStyles } from '../popover-styles.ts';
import { color, radius, space } from '../theme.ts';

export type MenuAction = {
  key: string;
  label: string;
  icon?: ReactNode;
  /** Cannot be taken back: shown in red. */
  dangerous?: boolean;
  disabled?: boolean;
  onSelect: () => void;
};

type Props = {
  /** Says what the menu is about: 「コメント003の操作」. */
  label: string;
  actions: MenuAction[];
  /** What the button shows; three dots unless told. */
  children?: ReactNode;
};

/** A button that opens a list of acts: arrows and first letters choose, Escape closes and gives the focus back. */
export function MenuButton({ label, actions, children = <MoreIcon /> }: Props) {
  const { locale } = useIntl();
  return (
    <I18nProvider locale={locale}>
      <MenuTrigger>
        <Button aria-label={label} css={trigger}>
          {children}
        </Button>
        <Popover placement="bottom end" css={popoverStyles}>
          <Menu
            aria-label={label}
            css={css({ minWidth: '12rem', '&:focus': { outline: 'none', boxShadow: 'none' } })}
            disabledKeys={actions.filter(({ disabled }) => disabled).map(({ key }) => key)}
            onAction={(key) => actions.find((action) => action.key === key)?.onSelect()}
          >
            {actions.map((action) => (
              <MenuItem
                key={action.key}
                id={action.key}
                textValue={action.label}
                css={[item, action.dangerous && danger]}
              >
                {action.icon}
                {action.label}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </I18nProvider>
  );
}

const trigger = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  padding: space(2),
  border: 0,
  borderRadius: radius.medium,
  background: 'none',
  color: color.text,
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': { background: color.tint },
});

const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: '2.75rem',
  padding: `${space(2)} ${space(4)}`,
  borderRadius: radius.small,
  cursor: 'pointer',
  '&[data-focused]': { background: color.tintStrong },
  '&[data-focus-visible]': {
    outline: '3px solid var(--color-neutral-black)',
    outlineOffset: -3,
    boxShadow: 'none',
  },
  '&[data-disabled]': { color: color.muted, cursor: 'not-allowed' },
});

const danger = css({ color: color.danger });
