import { css } from '@emotion/react';
import { type IdeaCard, ideasKey } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { space, type } from '@ideabox/ui';
import { ownOfCards } from '../../ideas/get-idea-list.ts';
import { IdeaGrid } from '../../ideas/idea-grid.tsx';
import { useWithOwn } from '../../own/use-with-own.ts';

type Props = { keyword: string; found: number[] };

/** Ideas like what was searched for, beside the few that were found. */
export function NearIdeas({ keyword, found }: Props) {
  const text = useText();
  const { data } = useWithOwn<IdeaCard>({
    queryKey: [...ideasKey, 'similar', keyword],
    path: '/ideas/similar',
    query: { text: keyword },
    own: ownOfCards,
  });
  const near = data?.results.filter(({ id }) => !found.includes(id)) ?? [];
  if (near.length === 0) return null;
  return (
    <section aria-labelledby="near-ideas" css={css({ display: 'grid', gap: space(6), minWidth: 0 })}>
      <h2 id="near-ideas" css={type.h2}>
        {text('search.near')}
      </h2>
      <IdeaGrid ideas={near} expected={near.length} headingLevel={3} brief />
    </section>
  );
}
