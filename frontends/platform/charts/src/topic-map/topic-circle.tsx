import { css } from '@emotion/react';
import { color } from '@ideabox/ui';
import { Mark } from '../marks/mark.tsx';
import type { MarkProps } from '../marks/use-readable-marks.ts';
import { mark } from '../palette.ts';
import { silent } from '../silent.ts';
import type { Circle } from './circles.ts';
import type { Box } from './place-names.ts';
import type { Topic } from './topic.ts';

/** Sixteenths of a rem. */
export const nameSize = 13;

type Props = {
  circle: Circle;
  topic: Topic;
  /** As it stands on the map. */
  name: string;
  /** Whether it grows, where there is no room for its name. */
  sign: string;
  /** Undefined where there is no room for it; then the circle has the sign of its growth alone. */
  place: Box | undefined;
  isChosen: boolean;
  marks: MarkProps;
};

/** A topic with its name inside or beside it; the chosen one has a thick edge and a bold name. */
export function TopicCircle({ circle: { x, y, r }, topic, name, sign, place, isChosen, marks }: Props) {
  return (
    <>
      <Mark marks={marks} href={topic.href} isCurrent={isChosen} css={bubble}>
        <circle cx={x} cy={y} r={r} fill={mark.wash} stroke={mark.first} strokeWidth={isChosen ? 5 : 1.5} />
        <circle className="edge" cx={x} cy={y} r={r - 1} />
      </Mark>
      {/* Beside the link, not in it: a name that is cut is no part of the name by which the link is called. */}
      <text
        {...silent}
        x={place ? place.x + place.width / 2 : x}
        y={place ? place.y + place.height / 2 : y}
        dy="0.350em"
        textAnchor="middle"
        fontSize={nameSize}
        fontWeight={isChosen ? 700 : undefined}
        textDecoration={place && topic.href ? 'underline' : undefined}
        pointerEvents="none"
        fill={color.heading}
      >
        {place ? name : sign}
      </text>
    </>
  );
}

const bubble = css({
  outline: 'none',
  '& .edge': { fill: 'none' },
  '&:hover .edge': { stroke: color.outline, strokeWidth: 2 },
  '&:focus-visible .edge': { stroke: color.outline, strokeWidth: 4 },
  '&:any-link': { textDecoration: 'none', boxShadow: 'none' },
});
