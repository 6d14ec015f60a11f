import { css } from '@emotion/react';
import { usePageTitle } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button, Container, color, radius, space } from '@ideabox/ui';
import { useCallback } from 'react';
import { useReload } from './use-reload.ts';

/** Whether the document has brought along more than a heading. */
export const canBeRead = (words: Element[]): boolean => words.some((word) => word.querySelector('h2, p'));

/** The document's own words where the page that works did not come, and what they cannot do. */
export function KeptWords({ words }: { words: Element[] }) {
  const text = useText();
  const reload = useReload();
  const put = useCallback((place: HTMLElement | null) => place?.replaceChildren(...words), [words]);
  usePageTitle(words.map((word) => word.querySelector('h1')?.textContent).find(Boolean) ?? undefined);
  return (
    <>
      <Container>
        <div role="alert" css={notice}>
          <p css={css({ fontWeight: 700, color: color.heading })}>{text('remote_failed.title')}</p>
          <p>{text('remote_failed.kept')}</p>
          <Button onClick={reload}>{text('remote_failed.retry')}</Button>
        </div>
      </Container>
      <div className="fv" ref={put} />
    </>
  );
}

const notice = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  marginBlock: space(6),
  padding: space(5),
  border: `1px solid ${color.warning}`,
  borderInlineStartWidth: 8,
  borderRadius: radius.medium,
  background: color.warningGround,
});
