import { css } from '@emotion/react';
import { useBlockedIds } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { color, space, type } from '@ideabox/ui';
import { Author } from '../../../ideas/author.tsx';
import type { Idea } from '../get-idea.ts';
import { panel } from '../panel.ts';
import { isSupporter, useViewer } from '../viewer.ts';
import { SupportButton } from './support-button.tsx';

/** How many supporters stand behind the idea, and who, less those whom the reader blocks; nothing where there are none to be seen or to become one. */
export function SupportPanel({ idea }: { idea: Idea }) {
  const text = useText();
  const { member, role } = useViewer(idea);
  const { data: blocked } = useBlockedIds(member?.id);
  const named = idea.supporters.filter(({ id }) => !(id && blocked?.includes(id)));
  const more = idea.support_count - idea.supporters.length;
  if (idea.support_count === 0 && !isSupporter(role)) return null;
  return (
    <section aria-labelledby="support-title" css={panel}>
      <h2 id="support-title" css={type.h3}>
        {text('support.title')}
      </h2>
      <p role="status" css={css({ fontWeight: 700 })}>
        {text('support.count', { count: idea.support_count })}
      </p>
      {named.length > 0 && (
        <ul aria-label={text('support.who')} css={list}>
          {named.map((user, index) => (
            <li key={user.id ?? index}>
              <Author user={user} linked />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p css={note}>{text('support.more', { count: more })}</p>}
      {isSupporter(role) ? <SupportButton idea={idea} /> : <p css={note}>{text('support.what')}</p>}
    </section>
  );
}

const list = css({ display: 'grid', gap: space(1), maxHeight: '14rem', overflowY: 'auto' });
const note = css({ fontSize: '0.875rem', color: color.muted });
