import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useLanguageOf, useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { ButtonLink, color, Link, radius, space } from '@ideabox/ui';
import { withParam } from '../../lists/list-query.ts';
import { useTopicName } from './get-topic.ts';

/** Which topic's ideas are listed alone, with the way to what is said of it and the way back to all ideas. */
export function TopicFilter({ topic }: { topic: number }) {
  const text = useText();
  const languageOf = useLanguageOf();
  const [params] = useSearchParams();
  const { data: name } = useTopicName(topic);
  return (
    <div css={box}>
      <p role="status" css={css({ minWidth: 0, overflowWrap: 'anywhere' })}>
        {name === undefined && text('ideas.topic.unnamed')}
        {name === null && text('ideas.topic.gone')}
        {name && (
          <>
            {text('ideas.topic')} <b lang={languageOf(name)}>{name}</b>
          </>
        )}
      </p>
      <p css={ways}>
        {name && <Link to={paths.dashboardTopic(topic)}>{text('ideas.topic.dashboard')}</Link>}
        <ButtonLink
          variant="outline"
          size="small"
          to={{ search: withParam(params, 'topic', '').toString() }}
          preventScrollReset
        >
          {text('ideas.topic.drop')}
        </ButtonLink>
      </p>
    </div>
  );
}

const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(6)}`,
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.medium,
  background: color.tint,
  // Seen where the reader's own colours take the ground away.
  outline: '1px solid transparent',
});

const ways = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space(2)} ${space(4)}` });
