import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { useLocation } from '@ideabox/router';
import { Link, space } from '@ideabox/ui';
import { Banner } from '@ideabox/ui/controls';
import type { Idea } from './get-idea.ts';
import { useRelatedIdeas } from './nearby/get-related.ts';
import { ShareButton } from './share/share-button.tsx';

/** To who has just posted the idea: what comes next, how they will hear of it, and what they can do meanwhile. */
export function PostedNotice({ idea }: { idea: Idea }) {
  const text = useText();
  const { state } = useLocation();
  const isNew = Boolean(Object(state).posted);
  const { data: related } = useRelatedIdeas(idea.id, isNew);
  if (!isNew) return null;
  const hasSimilar = related !== undefined && related.results.length > 0;
  return (
    <Banner tone="success" title={text('post.posted')} announced>
      <ol css={list}>
        <li>{text('posted.read')}</li>
        <li>{text('posted.answer')}</li>
        <li>
          <p>{text('posted.told')}</p>
          <Link to={paths.memberSettings()}>{text('posted.settings')}</Link>
        </li>
      </ol>
      <p>{text('posted.edit')}</p>
      <div css={ways}>
        <ShareButton idea={idea} />
        {hasSimilar && <a href="#related-title">{text('posted.similar')}</a>}
      </div>
    </Banner>
  );
}

const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space(4)}`,
  // Its words begin where those above do.
  '& > button': { marginInlineStart: `-${space(4)}` },
});
const list = css({ display: 'grid', gap: space(1), paddingInlineStart: '1.5em', listStyle: 'decimal' });
