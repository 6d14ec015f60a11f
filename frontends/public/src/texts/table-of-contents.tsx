import { css } from '@emotion/react';
import { useLanguageOf, useText } from '@ideabox/intl';
import { color, Link, media, space } from '@ideabox/ui';
import type { Heading } from '@ideabox/ui/markdown';
import { useIsWide } from './use-screen.ts';

/** The sections of a long text: beside it where there is room, else folded away above it. */
export function TableOfContents({ sections }: { sections: Heading[] }) {
  const text = useText();
  const languageOf = useLanguageOf();
  const isWide = useIsWide();
  return (
    <nav aria-label={text('texts.contents')} css={place}>
      <details open={isWide} css={fold}>
        <summary css={summary}>{text('texts.contents')}</summary>
        <ol>
          {sections.map(({ id, text: words }) => (
            <li key={id} lang={languageOf(words)}>
              <Link to={{ hash: id }} onClick={() => focusOn(id)} css={item}>
                {words}
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** The keyboard goes on from the section, not from the link; the router scrolls to it. */
function focusOn(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}

const place = css({
  [media.desktop]: {
    position: 'sticky',
    top: space(8),
    alignSelf: 'start',
    maxHeight: `calc(100vh - ${space(16)})`,
    overflowY: 'auto',
  },
});

const fold = css({
  paddingInlineStart: space(5),
  borderInlineStart: `4px solid ${color.primary}`,
});

const summary = css({
  minHeight: '2.75rem',
  paddingBlock: space(2),
  fontWeight: 700,
  color: color.heading,
  cursor: 'pointer',
});

const item = css({
  display: 'block',
  paddingBlock: space(1.5),
  fontSize: '0.9375rem',
  lineHeight: 1.6,
});
