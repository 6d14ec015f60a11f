import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { media, PageBody, space, type } from '@ideabox/ui';
import { useIdeaList } from '../../ideas/get-idea-list.ts';
import { IdeaList } from '../../ideas/idea-list.tsx';
import { ListControls } from '../../lists/list-controls.tsx';
import { readListQuery, readTopic } from '../../lists/list-query.ts';
import { TopicFilter } from './topic-filter.tsx';

/** All ideas: filter, order, page size and page live in the address. */
export function IdeasPage() {
  const text = useText();
  const [params] = useSearchParams();
  const { page, ...query } = readListQuery(params);
  const { limit } = query;
  const topic = readTopic(params);
  const ideas = useIdeaList({ ...query, topic, offset: (page - 1) * limit });
  return (
    <PageBody>
      <div css={css({ display: 'grid', gap: space(5), [media.tablet]: { gap: space(8) } })}>
        <h1 css={type.h1}>{text('ideas.title')}</h1>
        {topic !== undefined && <TopicFilter topic={topic} />}
        <ListControls list={ideas} hasThemes />
        <IdeaList ideas={ideas} limit={limit} page={page} />
      </div>
    </PageBody>
  );
}
