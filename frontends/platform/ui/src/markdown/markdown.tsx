import { css } from '@emotion/react';
import ReactMarkdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { color, space, type } from '../theme.ts';
import { MarkdownLink } from './markdown-link.tsx';

type Props = {
  children: string /** Level that a `#` becomes, where the page has its own first heading. */;
  topLevel?: 1 | 2 | 3;
};

/** Markdown from the site's editors, as safe elements: raw HTML is dropped, links keep to http, https and mailto. */
export function Markdown({ children, topLevel = 2 }: Props) {
  return (
    <div css={prose}>
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[rehypeSanitize]}
        components={{ a: MarkdownLink, ...headings(topLevel) }}
      >
        {children}
      </ReactMarkdown>
    </div>
  );
}

type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
const tags: HeadingTag[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

function headings(topLevel: number) {
  return Object.fromEntries(tags.map((tag, index) => [tag, tags[Math.min(index + topLevel - 1, 5)] ?? 'h6']));
}

const prose = css({
  lineHeight: 1.9,
  '& > * + *': { marginBlockStart: space(5) },
  '& :is(h2, h3)': { ...type.h2, marginBlockStart: space(12), '&:first-of-type': { marginBlockStart: 0 } },
  '& :is(h4, h5)': { ...type.h3, marginBlockStart: space(8) },
  '& ul': { listStyle: 'disc', paddingInlineStart: '1.5em' },
  '& ol': { listStyle: 'decimal', paddingInlineStart: '1.75em' },
  '& li + li': { marginBlockStart: space(2) },
  '& blockquote': { margin: 0, paddingInlineStart: space(4), borderInlineStart: `4px solid ${color.line}` },
  '& table': { borderCollapse: 'collapse', width: '100%' },
  '& :is(th, td)': {
    padding: space(3),
    borderBottom: `1px solid ${color.line}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& hr': { border: 0, borderTop: `1px solid ${color.line}` },
});
