import { css } from '@emotion/react';
import { useCategories } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { Container, space } from '@ideabox/ui';
import { SectionHeading } from '../../texts/section-heading.tsx';
import { useCommentTotal } from './get-comment-total.ts';
import { Totals } from './totals.tsx';

/** What has come of it so far. */
export function Outcomes() {
  const text = useText();
  const categories = useCategories();
  const comments = useCommentTotal();
  const ideas = categories.data?.reduce((sum, { idea_count }) => sum + idea_count, 0);
  return (
    <section aria-labelledby="outcomes" css={css({ paddingBlock: space(10) })}>
      <Container>
        <SectionHeading id="outcomes" title={text('home.outcomes')} />
        <Totals
          totals={[
            { key: 'ideas', count: ideas, isPending: categories.isPending },
            { key: 'comments', count: comments.data, isPending: comments.isPending },
          ]}
        />
      </Container>
    </section>
  );
}
