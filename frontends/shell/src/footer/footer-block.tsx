import { css } from '@emotion/react';
import { usePart } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { lazyPart, space } from '@ideabox/ui';
import { useSeen } from './use-seen.ts';

const Markdown = lazyPart(async () => (await import('@ideabox/ui/markdown')).Markdown, { failed: null });

/** The editors' own words, or ours where they keep none. The markdown reader is fetched when the footer comes near. */
export function FooterBlock() {
  const text = useText();
  const { words, isPending } = usePart('footer');
  const [seen, ref] = useSeen();
  return (
    <div ref={ref} css={[block, (isPending || words) && room]}>
      {words && seen && <Markdown topLevel={3}>{words}</Markdown>}
      {!words && !isPending && <p>{text('brand.description')}</p>}
    </div>
  );
}

const room = css({ minHeight: '8rem' });
const block = css({ marginBlockStart: space(2), fontSize: '0.9375rem' });
