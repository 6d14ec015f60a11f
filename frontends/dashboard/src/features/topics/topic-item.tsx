import { css } from '@emotion/react';
import { useCategories } from '@ideabox/api-client';
import { paths } from '@ideabox/contract';
import { useLanguageOf, useText } from '@ideabox/intl';
import {
  ButtonLink,
  ChevronDownIcon,
  Chip,
  color,
  Link,
  lazyPart,
  media,
  radius,
  space,
  type,
  VisuallyHidden,
} from '@ideabox/ui';
import { useEffect, useRef } from 'react';
import type { Topic } from '../../figures/get-topics.ts';
import { anchorOf, useOpenedTopic } from '../../filters/opened-topic.ts';
import { Mood } from './mood.tsx';
import { Quotes } from './quotes.tsx';
import { Terms } from './terms.tsx';
import type { Merged } from './tools/merged-notice.tsx';
import { TopicFigures } from './topic-figures.tsx';

const TopicTools = lazyPart(
  async () => (await import(/* webpackChunkName: "topic-tools" */ './tools/topic-tools.tsx')).TopicTools,
);

type Props = {
  topic: Topic;
  /** Those that it can be merged into. */
  others: Topic[];
  isOpen: boolean;
  /** Whether there is a time before to compare it with. */
  hasBefore: boolean;
  category: number | undefined;
  onMerged: (merged: Merged) => void;
};

/** One topic in figures, with a sentence of it; opened with all that there is of it. */
export function TopicItem({ topic, others, isOpen, hasBefore, category, onMerged }: Props) {
  const text = useText();
  const languageOf = useLanguageOf();
  const { opening, closing } = useOpenedTopic();
  const { data: categories } = useCategories();
  const heading = useFocusOnceOpened(isOpen);
  const theme = categories?.find(({ id }) => id === category)?.search_key;
  return (
    <li id={anchorOf(topic.id)} css={card}>
      <div css={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space(3)}` })}>
        <h3 css={css({ ...type.h3, minWidth: 0 })}>
          <Link
            ref={heading}
            to={isOpen ? closing : opening(topic.id)}
            preventScrollReset
            aria-expanded={isOpen}
            css={[name, isOpen && css({ '& > svg': { transform: 'none' } })]}
          >
            <ChevronDownIcon size={20} />
            <span lang={languageOf(topic.name)}>{topic.name}</span>
          </Link>
        </h3>
        {topic.hidden && <Chip tone="warning">{text('topics.hidden')}</Chip>}
      </div>
      <div css={figures}>
        <TopicFigures topic={topic} hasBefore={hasBefore} />
        <Mood topic={topic} />
      </div>
      <Quotes quotes={isOpen ? topic.quotes : topic.quotes.slice(0, 1)} />
      {isOpen && <Terms terms={topic.terms} />}
      <p data-print="no">
        <ButtonLink variant="outline" size="small" to={paths.ideas({ topic: topic.id, category: theme })}>
          {text('topics.ideas')}
          <VisuallyHidden>{text('topics.of', { name: topic.name })}</VisuallyHidden>
        </ButtonLink>
      </p>
      {isOpen && topic.hidden !== undefined && (
        <TopicTools topic={topic} others={others} onMerged={onMerged} />
      )}
    </li>
  );
}

/** Who opens a topic from elsewhere, from the map or by its address, is led to it. */
function useFocusOnceOpened(isOpen: boolean) {
  const heading = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!isOpen || document.activeElement === heading.current) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return heading;
}

const card = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  padding: space(4),
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  scrollMarginTop: '5rem',
  breakInside: 'avoid',
  [media.tablet]: { padding: space(6) },
});

const name = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '2.75rem',
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', transform: 'rotate(-90deg)', transition: 'transform 120ms' },
});

const figures = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(8) },
});
