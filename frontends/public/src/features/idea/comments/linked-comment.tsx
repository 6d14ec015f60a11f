import { css } from '@emotion/react';
import { isNotFound } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { color, ErrorState, radius, Skeleton, space, type } from '@ideabox/ui';
import { useEffect, useRef } from 'react';
import type { Idea } from '../get-idea.ts';
import { CommentThread } from './comment-thread.tsx';
import { useComment } from './get-comment.ts';

type Props = { idea: Idea; commentId: number };

/** The comment that the address names, shown first and scrolled to. */
export function LinkedComment({ idea, commentId }: Props) {
  const text = useText();
  const { data, error } = useComment(commentId);
  const ref = useRef<HTMLDivElement>(null);
  const isElsewhere = data !== undefined && data.idea.id !== idea.id;
  useEffect(() => {
    if (data) ref.current?.scrollIntoView({ block: 'center' });
  }, [data]);
  if (isNotFound(error) || isElsewhere) {
    return <ErrorState title={text('comment.not_found')} detail={text('not_found.hint')} />;
  }
  if (error) return <ErrorState />;
  return (
    <div ref={ref} css={frame}>
      <h3 css={type.h3}>{text('comment.linked')}</h3>
      {data ? (
        <ul>
          <CommentThread idea={idea} thread={data} />
        </ul>
      ) : (
        <Skeleton height="8rem" />
      )}
    </div>
  );
}

const frame = css({ padding: space(5), border: `2px solid ${color.primary}`, borderRadius: radius.medium });
