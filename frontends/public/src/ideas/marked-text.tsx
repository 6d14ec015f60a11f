import { css } from '@emotion/react';
import type { Span } from '@ideabox/api-client';
import { color } from '@ideabox/ui';
import { Fragment } from 'react';

/** A text in which the words that were searched for are marked. */
export function MarkedText({ text, hits = [] }: { text: string; hits?: Span[] }) {
  const ends = [0, ...hits.map(([, end]) => end)];
  return (
    <>
      {hits.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ends[index], start)}
          <mark css={mark}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}

const mark = css({ background: color.tintStrong, color: 'inherit', fontWeight: 700 });
