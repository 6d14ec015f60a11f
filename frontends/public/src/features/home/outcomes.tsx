import { css } from '@emotion/react';
import { useCategories } from '@ideabox/api-client';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Container, Skeleton, space } from '@ideabox/ui';
import { useIdeaList } from '../../ideas/get-idea-list.ts';
import { SectionHeading } from '../../texts/section-heading.tsx';
import { useCommentTotal } from './get-comment-total.ts';
import { LatestAnswers } from './latest-answers.tsx';
import { Totals } from './totals.tsx';

const answered = { answer: 'any', sort: 'answer_date' } as const;

/** What has come of it so far: how much there is, and what the government answered last. */
export function Outcomes() {
  const text = useText();
  const categories = useCategories();
  const comments = useCommentTotal();
  const answers = useIdeaList({ ...answered, limit: 3 });
  const ideas = categories.data?.reduce((sum, { idea_count }) => sum + idea_count, 0);
  const answerTotal = answers.data?.metadata.resultset.count;
  return (
    <section aria-labelledby="outcomes" css={css({ paddingBlock: space(10) })}>
      <Container>
        <SectionHeading
          id="outcomes"
          title={text('home.outcomes')}
          more={{ to: paths.ideas(answered), label: text('home.answers.all') }}
        />
        <div css={css({ display: 'grid', gap: space(8) })}>
          <Totals
            totals={[
              { key: 'ideas', count: ideas, isPending: categories.isPending },
              { key: 'comments', count: comments.data, isPending: comments.isPending },
              { key: 'answers', count: answerTotal, isPending: answers.isPending },
            ]}
          />
          {answers.isPending && <Skeleton height="12rem" />}
          {answers.data && <LatestAnswers ideas={answers.data.results} />}
        </div>
      </Container>
    </section>
  );
}
