import { css } from '@emotion/react';
import { usePart } from '@ideabox/api-client';
import { lazy, Suspense } from 'react';
import { useSeen } from './use-seen.ts';

const Markdown = lazy(async () => ({ default: (await import('@ideabox/ui/markdown')).Markdown }));

/** The editors' own words. The markdown reader is fetched when the footer comes onto the screen, not before. */
export function FooterBlock() {
  const contents = usePart('footer');
  const [seen, ref] = useSeen();
  return (
    <div ref={ref} css={css({ minHeight: '8rem', fontSize: '0.9375rem' })}>
      {contents && seen && (
        <Suspense>
          <Markdown topLevel={3}>{contents}</Markdown>
        </Suspense>
      )}
    </div>
  );
}
