import { useText } from '@ideabox/intl';
import { PostsCard } from '../../cards/posts-card.tsx';
import { SeriesCard } from '../../cards/series-card.tsx';
import { AudiencePage } from '../../layout/audience-page.tsx';
import { Part, pair } from '../../layout/page.tsx';

/** What is posted, said of it and voted on, by whom the address names. */
export function PostsPage() {
  const text = useText();
  return (
    <AudiencePage part="overview" name="posts">
      {(asked) => (
        <Part id="reactions" title={text('posts.posts')}>
          <PostsCard {...asked} />
          <div css={pair}>
            <SeriesCard metric="votes" {...asked} />
            <SeriesCard metric="supporters" {...asked} />
          </div>
        </Part>
      )}
    </AudiencePage>
  );
}
