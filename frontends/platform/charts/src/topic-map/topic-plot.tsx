import { css } from '@emotion/react';
import { color, space, type } from '@ideabox/ui';
import { useMemo } from 'react';
import { fitText } from '../fit-text.ts';
import { Drawing } from '../frame/drawing.tsx';
import { Readout } from '../frame/readout.tsx';
import { byPlace } from '../marks/towards.ts';
import { useReadableMarks } from '../marks/use-readable-marks.ts';
import { inRem, useWidth } from '../use-width.ts';
import { circlesOf, heightOf } from './circles.ts';
import type { TopicWords } from './describe.ts';
import { placeNames } from './place-names.ts';
import type { Topic } from './topic.ts';
import { nameSize, TopicCircle } from './topic-circle.tsx';

type Props = { title: string; topics: Topic[]; words: TopicWords; chosen: number | undefined };

/** In ems; a longer name is cut, and read whole with its circle. */
const longestName = (width: number) => Math.min(width / nameSize / 3, 12);

/** The circles with their names, their readout and what they mean. */
export function TopicPlot({ title, topics, words, chosen }: Props) {
  const { ref, width } = useWidth(640);
  const height = heightOf(width);
  const circles = useMemo(() => circlesOf(topics, width), [topics, width]);
  const names = topics.map((topic) => fitText(`${words.signOf(topic)}${topic.name}`, longestName(width)));
  const places = placeNames(circles, names, { width, height, fontSize: nameSize });
  const { active, propsOf } = useReadableMarks(topics.length, 0, byPlace(circles));
  const read = active === null ? undefined : topics[active];
  return (
    <div css={css({ display: 'grid', gap: space(3) })}>
      <Readout heading={read?.name ?? words.total} items={read ? words.items(read) : words.totalItems()} />
      <div ref={ref} css={css({ minWidth: 0 })}>
        <Drawing title={title} viewBox={`0 0 ${width} ${height}`} width="100%" height={inRem(height)}>
          {circles.map((circle, index) => {
            const topic = topics[index];
            return (
              topic && (
                <TopicCircle
                  key={topic.id}
                  circle={circle}
                  topic={topic}
                  name={names[index] ?? ''}
                  sign={words.signOf(topic)}
                  place={places[index]}
                  isChosen={topic.id === chosen}
                  marks={propsOf(index, words.sentence(topic))}
                />
              )
            );
          })}
        </Drawing>
      </div>
      <p css={css({ ...type.small, color: color.muted })}>{words.explanation}</p>
    </div>
  );
}
