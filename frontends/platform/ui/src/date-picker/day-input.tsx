import { css } from '@emotion/react';
import { useIntl } from '@ideabox/intl';
import { Fragment, useContext } from 'react';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField';
import { color, radius, space } from '../theme.ts';

/** The three parts of a day, in the order in which the site writes days in every language: year, month, day. */
export function DayInput() {
  return (
    <DateInput css={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' })}>
      {({ type }) => (type === 'year' ? <YearMonthDay /> : nothing)}
    </DateInput>
  );
}

// An element is asked for each part; the year's draws all three.
const nothing = <Fragment />;
const marks = { ja: ['年', '月', '日'], other: ['/', '/', ''] } as const;

function YearMonthDay() {
  const segments = useContext(DateFieldStateContext)?.segments ?? [];
  const { locale } = useIntl();
  const after = locale.startsWith('ja') ? marks.ja : marks.other;
  return (['year', 'month', 'day'] as const).map((type, index) => {
    const segment = segments.find((one) => one.type === type);
    return (
      segment && (
        <span key={type} css={css({ display: 'inline-flex', alignItems: 'baseline' })}>
          <DateSegment segment={segment} css={part} />
          <span aria-hidden="true" css={css({ color: color.muted, paddingInline: space(0.5) })}>
            {segment.isPlaceholder && locale.startsWith('ja') ? '' : after[index]}
          </span>
        </span>
      )
    );
  });
}

const part = css({
  minWidth: '1.5rem',
  paddingBlock: space(1),
  paddingInline: space(0.5),
  borderRadius: radius.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '&[data-placeholder]': { color: color.muted },
  '&:focus': {
    background: color.primary,
    color: color.surface,
    outline: 'none',
    boxShadow: `0 0 0 2px ${color.surface}, 0 0 0 4px ${color.primary}`,
  },
});
