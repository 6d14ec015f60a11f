import { css } from '@emotion/react';
import type { Span } from '@ideabox/api-client';
import { color } from '@ideabox/ui';
import { Fragment } from 'react';

type Props = {
  text: string;
  hits?: Span[] | undefined;
  /** Where the text begins in the longer one that the hits are told of. */
  from?: number;
};

/** A text in which the words that were searched for are marked. */
export function MarkedText({ text, hits = [], from = 0 }: Props) {
  const within = hits
    .map(([start, end]): Span => [Math.max(0, start - from), Math.min(text.length, end - from)])
    .filter(([start, end]) => start < end);
  const ends = [0, ...within.map(([, end]) => end)];
  return (
    <>
      {within.map(([start, end], index) => (
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
