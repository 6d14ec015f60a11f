import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';

/** Made of nothing that could fail again. */
export function LastResort() {
  const text = useText();
  return (
    <main css={column}>
      <h1>{text('error.title')}</h1>
      <p>{text('error.text')}</p>
      <a href="/">{text('error.home')}</a>
    </main>
  );
}

const column = css({ display: 'grid', gap: '1.5rem', maxWidth: '42rem', padding: '3rem 1.5rem' });
