import { css, Global } from '@emotion/react';
import { color, colorSchemes, media } from './theme.ts';

/** The colours of the site as CSS variables, and the few rules that hold everywhere. */
export function GlobalStyles() {
  return (
    <>
      <Global styles={colorSchemes()} />
      <Global styles={rules} />
    </>
  );
}

const japanese = `'Noto Sans JP', 'Noto Sans CJK JP', 'Hiragino Sans', 'Hiragino Kaku Gothic ProN', 'Yu Gothic UI',
  Meiryo, -apple-system, BlinkMacSystemFont, 'Noto Sans', sans-serif`;

const rules = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    font-family: ${japanese};
    font-size: 100%;
    line-height: 1.7;
    letter-spacing: 0;
    line-break: strict;
    color: ${color.text};
    background: ${color.surface};
    -webkit-text-size-adjust: 100%;
    /* What has the focus is not below the bar at the lower edge. */
    scroll-padding-block: 5rem 6rem;
    scrollbar-gutter: stable;
  }
  :lang(ja),
  :lang(zh) {
    letter-spacing: 0.02em;
  }
  html:lang(zh) {
    font-family: 'Noto Sans SC', 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', -apple-system, sans-serif;
  }
  /* The same characters have other forms there. */
  html:lang(zh) [lang='ja'] {
    font-family: ${japanese};
  }
  body {
    margin: 0;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  /* What is being typed keeps its place. */
  textarea {
    text-wrap: wrap;
  }
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure {
    margin: 0;
    padding: 0;
  }
  h1,
  h2,
  h3,
  h4 {
    color: ${color.heading};
    text-wrap: balance;
  }
  /* What names something breaks between phrases; a text that is read fills its lines. */
  h1,
  h2,
  h3,
  h4,
  legend,
  summary,
  button,
  dt,
  th,
  [role='tab'] {
    word-break: auto-phrase;
  }
  /* Each text goes in the direction of its own first letter, whatever the language of the page. */
  h1,
  h2,
  h3,
  h4,
  p,
  dd,
  blockquote {
    unicode-bidi: plaintext;
  }
  ul,
  ol {
    list-style: none;
  }
  img,
  svg {
    display: block;
    max-width: 100%;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }
  a {
    color: ${color.link};
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }
  a:hover {
    text-decoration-thickness: 3px;
  }
  :focus-visible {
    outline: 4px solid ${color.outline};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${color.focus};
    border-radius: 4px;
  }
  main:focus,
  h1:focus {
    outline: none;
    box-shadow: none;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
  /* Where the reader's own colours take the place of ours, what is chosen has theirs for it. */
  @media (forced-colors: active) {
    [aria-current]:not([aria-current='false'], [aria-current='step']),
    [aria-pressed='true'],
    [aria-selected='true'] {
      forced-color-adjust: none;
      background: Highlight !important;
      border-color: Highlight !important;
      color: HighlightText !important;
    }
    :is(
      [aria-current]:not([aria-current='false'], [aria-current='step']),
      [aria-pressed='true'],
      [aria-selected='true']
    ) * {
      background: none !important;
      color: inherit !important;
    }
  }
  /* Paper has what is said, and nothing to press. */
  ${media.print} {
    [data-print='no'],
    a[href^='#'],
    button,
    dialog,
    fieldset,
    form,
    iframe,
    input,
    label,
    nav,
    select,
    summary,
    textarea {
      display: none !important;
    }
    main {
      min-height: 0 !important;
    }
    article,
    figure,
    tr {
      break-inside: avoid-page;
    }
    h1,
    h2,
    h3 {
      break-after: avoid-page;
    }
  }
  [data-print='only'] {
    display: none !important;
    ${media.print} {
      display: revert !important;
    }
  }
  ${media.desktop} {
    html {
      scroll-padding-bottom: 0;
    }
  }
`;
