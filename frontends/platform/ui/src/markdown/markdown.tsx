import { css } from '@emotion/react';
import { useLanguageOf } from '@ideabox/intl';
import ReactMarkdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { color, media, radius, space, type } from '../theme.ts';
import { anchorHeadings } from './anchor-headings.ts';
import { headingsOf } from './headings-of.ts';
import { isReadable } from './is-readable.ts';
import { MarkdownLink } from './markdown-link.tsx';

type Props = {
  children: string;
  /** Level of the text's highest heading on this page. */
  topLevel?: 2 | 3;
  /** Gives its headings the ids of `headingsOf`; for one text of a page. */
  anchored?: boolean;
};

/**
 * Markdown from the site's editors, as safe elements: raw HTML is dropped, links keep to http, https and mailto. What it
 * would take seconds to read is shown as it was typed.
 */
export function Markdown({ children, topLevel = 2, anchored = false }: Props) {
  const languageOf = useLanguageOf();
  if (!isReadable(children)) return <div css={asTyped}>{children}</div>;
  return (
    <div css={prose} lang={languageOf(children)}>
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={anchored ? [rehypeSanitize, anchorHeadings] : [rehypeSanitize]}
        components={{ a: MarkdownLink, ...headings(topLevel - highestHeading(children)) }}
      >
        {children}
      </ReactMarkdown>
    </div>
  );
}

type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
const tags: HeadingTag[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Level of the highest heading in the text; editors begin with any. */
function highestHeading(markdown: string): number {
  return Math.min(...headingsOf(markdown).map(({ level }) => level), 6);
}

function headings(shift: number) {
  return Object.fromEntries(
    tags.map((tag, index) => [tag, tags[Math.min(Math.max(index + shift, 0), 5)] ?? 'h6']),
  );
}

const prose = css({
  lineHeight: 1.9,
  '& > * + *': { marginBlockStart: space(5) },
  '& h2': { ...type.h2, marginBlockStart: space(12) },
  '& h3': { ...type.h3, fontSize: 'clamp(1.125rem, 1.6vw, 1.25rem)', marginBlockStart: space(9) },
  '& :is(h4, h5)': { fontSize: '1.0625rem', lineHeight: 1.6, marginBlockStart: space(7) },
  '& h2 + h3, & h3 + h4': { marginBlockStart: space(5) },
  '& > :first-child': { marginBlockStart: 0 },
  '& ul': { listStyle: 'disc', paddingInlineStart: '1.5em' },
  '& ol': { listStyle: 'decimal', paddingInlineStart: '1.75em' },
  '& li + li': { marginBlockStart: space(2) },
  '& blockquote': {
    marginInline: 0,
    marginBlockEnd: 0,
    padding: `${space(1)} 0 ${space(1)} ${space(5)}`,
    borderInlineStart: `4px solid ${color.line}`,
  },
  '& :is(code, pre)': { fontSize: '0.9375rem', background: color.ground, borderRadius: radius.small },
  '& code': { padding: '0.125em 0.375em' },
  '& pre': { padding: space(4), overflowX: 'auto' },
  '& img': { borderRadius: radius.medium },
  '& table': { borderCollapse: 'collapse', width: '100%' },
  '& thead th': { borderBottom: `2px solid ${color.lineStrong}`, background: color.ground },
  '& :is(th, td)': {
    padding: space(2),
    borderBottom: `1px solid ${color.line}`,
    textAlign: 'start',
    verticalAlign: 'top',
    // On a phone phrases kept whole would leave the column between them no room.
    wordBreak: 'normal',
    [media.tablet]: { padding: space(3) },
  },
  // Beside a long column a short one is not squeezed to a syllable a line, and a name is kept whole but on the smallest phones.
  '& tr > :is(:first-of-type, :last-of-type)': { minWidth: 'min(7em, 24vw)' },
  '& td:first-of-type': { '@media (min-width: 360px)': { overflowWrap: 'break-word' } },
  '& hr': { border: 0, borderTop: `1px solid ${color.line}` },
});

const asTyped = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
