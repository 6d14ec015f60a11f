import { useText } from '@ideabox/intl';
import { HoursCard } from '../../cards/hours-card.tsx';
import { PostsCard } from '../../cards/posts-card.tsx';
import { SeriesCard } from '../../cards/series-card.tsx';
import type { Audience } from '../../figures/audiences.ts';
import { Choice } from '../../filters/choice.tsx';
import { useChoice } from '../../filters/use-choice.ts';
import { AudiencePage } from '../../layout/audience-page.tsx';
import { Part, pair } from '../../layout/page.tsx';
import { ConcentrationCard } from './concentration-card.tsx';
import { IdeaRankingCard } from './idea-ranking-card.tsx';
import { TagCloudCard } from './tag-cloud-card.tsx';

/** Members and visitors support nothing: beside what they do, the support of all others is told. */
const supportersOf = (audience?: Audience) => (audience === 'general' ? undefined : audience);

/** What is posted, said of it and voted on, by whom the address names. */
export function PostsPage() {
  const text = useText();
  const of = useChoice('of');
  return (
    <AudiencePage part="overview" name="posts">
      {(asked) => (
        <>
          <Part id="reactions" title={text('posts.posts')}>
            <PostsCard {...asked} />
            <div css={pair}>
              <SeriesCard metric="votes" {...asked} />
              <SeriesCard metric="supporters" {...asked} audience={supportersOf(asked.audience)} />
            </div>
          </Part>
          <Part id="ideas" title={text('posts.ideas')}>
            <IdeaRankingCard {...asked} />
            <TagCloudCard {...asked} />
          </Part>
          <Part id="voices" title={text('posts.voices')}>
            <Choice name="of" />
            <HoursCard metric={of} {...asked} />
            <ConcentrationCard {...asked} />
          </Part>
        </>
      )}
    </AudiencePage>
  );
}
