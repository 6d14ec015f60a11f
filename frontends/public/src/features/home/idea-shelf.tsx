import { css } from '@emotion/react';
import { type IdeaSort, useFeatureUnlessOff } from '@ideabox/api-client';
import { paths, useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Button, Container, color, EmptyState, ErrorState, space } from '@ideabox/ui';
import { useIdeaList } from '../../ideas/get-idea-list.ts';
import { IdeaGrid } from '../../ideas/idea-grid.tsx';
import { SectionHeading } from '../../texts/section-heading.tsx';

type Props = { id: string; title: string; sort: IdeaSort; tinted?: boolean };
const limit = 6;

/** The first few ideas in one order. */
export function IdeaShelf({ id, title, sort, tinted = false }: Props) {
  const text = useText();
  const { openDialog } = useShell();
  const { data, isError, refetch } = useIdeaList({ sort, limit });
  const mayPost = useFeatureUnlessOff('feature_login_enabled');
  const isEmpty = data?.results.length === 0;
  return (
    <section
      aria-labelledby={id}
      css={[css({ paddingBlock: space(12) }), tinted && css({ background: color.ground })]}
    >
      <Container>
        <SectionHeading
          id={id}
          title={title}
          more={{ to: paths.ideas({ sort }), label: text('home.more') }}
        />
        {isError && !data && <ErrorState onRetry={() => refetch()} />}
        {isEmpty && (
          <EmptyState title={text('ideas.empty')}>
            {mayPost && (
              <Button size="small" onClick={() => openDialog('post-idea')}>
                {text('home.post')}
              </Button>
            )}
          </EmptyState>
        )}
        {!isEmpty && !(isError && !data) && (
          <IdeaGrid ideas={data?.results} expected={limit} headingLevel={3} brief />
        )}
      </Container>
    </section>
  );
}
