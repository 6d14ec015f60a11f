import { css } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { ChevronDownIcon } from './icons.tsx';
import { color, radius, space } from './theme.ts';

type Props = {
  title: ReactNode;
  /** Rendered once it has been opened, so that it may ask for data of its own. */
  children: ReactNode;
};

/** What is folded away until someone wants it; the platform's own, so that a search in the page finds and opens it. */
export function Disclosure({ title, children }: Props) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details onToggle={(event) => event.currentTarget.open && setWasOpened(true)} css={fold}>
      <summary css={summary}>
        <ChevronDownIcon size={20} />
        <span css={css({ minWidth: 0 })}>{title}</span>
      </summary>
      {wasOpened && <div css={css({ paddingBlock: `${space(2)} ${space(5)}` })}>{children}</div>}
    </details>
  );
}

const fold = css({
  '& > summary > svg': { transition: 'transform 120ms', transform: 'rotate(-90deg)' },
  '&[open] > summary > svg': { transform: 'none' },
});

const summary = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '3rem',
  paddingBlock: space(2),
  borderRadius: radius.small,
  color: color.primary,
  fontWeight: 700,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});
