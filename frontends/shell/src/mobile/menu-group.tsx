import { css } from '@emotion/react';
import { useLanguageOf } from '@ideabox/intl';
import { Link } from '@ideabox/router';
import { color, space } from '@ideabox/ui';

type Props = {
  title: string;
  links: { to: string; label: string }[];
  startsOpen: boolean;
  onFollow: () => void;
};

export function MenuGroup({ title, links, startsOpen, onFollow }: Props) {
  const languageOf = useLanguageOf();
  return (
    <details open={startsOpen} css={css({ borderBottom: `1px solid ${color.line}` })}>
      <summary css={summary}>{title}</summary>
      <ul css={css({ paddingBlockEnd: space(3) })}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} onClick={onFollow} css={item}>
              <span lang={languageOf(label)}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

const summary = css({ padding: `${space(3.5)} 0`, minHeight: '2.75rem', fontWeight: 700, cursor: 'pointer' });
const item = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingInlineStart: space(5),
});
