import tokens from '@digital-go-jp/design-tokens/dist/tokens.css';
import { css, Global } from '@emotion/react';
import { color, media } from './theme.ts';

/** The agency's tokens as CSS variables, and the few rules that hold everywhere. */
export function GlobalStyles() {
  return (
    <>
      <Global styles={tokens} />
      <Global styles={rules} />
    </>
  );
}

const rules = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    font-family: 'Noto Sans JP', 'Noto Sans CJK JP', 'Hiragino Sans', 'Hiragino Kaku Gothic ProN', 'Yu Gothic UI',
      Meiryo, -apple-system, BlinkMacSystemFont, 'Noto Sans', sans-serif;
    font-size: 100%;
    line-height: 1.7;
    letter-spacing: 0;
    line-break: strict;
    color: ${color.text};
    background: ${color.surface};
    -webkit-text-size-adjust: 100%;
    scroll-padding-top: 5rem;
    scrollbar-gutter: stable;
  }
  :lang(ja),
  :lang(zh) {
    letter-spacing: 0.02em;
  }
  html:lang(zh) {
    font-family: 'Noto Sans SC', 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', -apple-system, sans-serif;
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
  /* The site's own texts break between phrases; no text leaves a single word on its last line. */
  h1,
  h2,
  h3,
  h4,
  p,
  li,
  dd,
  label,
  legend,
  summary,
  button,
  figcaption,
  dt,
  th,
  [role='tab'],
  [role='status'],
  [role='alert'] {
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
    outline: 4px solid var(--color-neutral-black);
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
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
  ${media.desktop} {
    body {
      padding-bottom: 0;
    }
  }
`;
