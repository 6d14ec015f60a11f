import { useText } from '@ideabox/intl';
import { ErrorState } from '@ideabox/ui';
import { memo } from 'react';
import { IdeaGrid } from '../../../ideas/idea-grid.tsx';
import { SectionHeading } from '../../../texts/section-heading.tsx';
import { useRelatedIdeas } from './get-related.ts';
import { useNear } from './use-near.ts';

const shown = 6;

/** Where to read on; not drawn anew with each vote and comment above it. */
export const RelatedIdeas = memo(function RelatedIdeas({ ideaId }: { ideaId: number }) {
  const text = useText();
  const { ref, isNear } = useNear<HTMLElement>();
  const { data, isError, refetch } = useRelatedIdeas(ideaId, isNear);
  const ideas = data?.results.slice(0, shown);
  if (ideas?.length === 0) return null;
  return (
    <section ref={ref} aria-labelledby="related-title">
      <SectionHeading id="related-title" title={text('idea.related')} />
      {isError && !data ? (
        <ErrorState onRetry={() => refetch()} />
      ) : (
        <IdeaGrid ideas={ideas} expected={3} headingLevel={3} />
      )}
    </section>
  );
});
