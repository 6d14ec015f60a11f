import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Link, useSearchParams } from '@ideabox/router';
import { ChangeNotice, chipLink, lazyPart, Skeleton, space } from '@ideabox/ui';
import { currentSpan, type Period, today } from '../figures/periods.ts';
import { choices, withParams } from './dashboard-query.ts';

const OwnDays = lazyPart(
  async () => (await import(/* webpackChunkName: "own-days" */ './own-days.tsx')).OwnDays,
  { waiting: <Skeleton height="4.5rem" /> },
);

const first = 'date';

type Props = {
  period: Period;
  /** Whether the time before is shown; where nothing on the page can show it, it is not offered. */
  isCompared: boolean | undefined;
};

/** Days, weeks, months, quarters, the whole or days of one's own: links, so that each view has its address. */
export function PeriodSelector({ period, isCompared }: Props) {
  const text = useText();
  const [params] = useSearchParams();
  const addressOf = (choice: Period['choice']) => {
    const { start: from, end: to } = currentSpan('date', today());
    const own = choice === 'own' ? { from, to } : { from: '', to: '' };
    return withParams(params, { period: choice === first ? '' : choice, ...own }).toString();
  };
  return (
    <div data-print="no" css={css({ display: 'grid', gap: space(3) })}>
      <ChangeNotice of={period.choice}>{text(`period.${period.choice}.shown`)}</ChangeNotice>
      <ul aria-label={text('period.label')} css={css({ display: 'flex', flexWrap: 'wrap', gap: space(2) })}>
        {choices.map((choice) => (
          <li key={choice}>
            <Link
              to={{ search: addressOf(choice) }}
              preventScrollReset
              aria-current={choice === period.choice ? 'true' : undefined}
              css={chipLink}
            >
              {text(`period.${choice}`)}
            </Link>
          </li>
        ))}
      </ul>
      {period.choice !== 'whole' && isCompared !== undefined && (
        <Link
          to={{ search: withParams(params, { compare: isCompared ? 'no' : '' }).toString() }}
          preventScrollReset
          css={css({
            justifySelf: 'start',
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: '2.75rem',
          })}
        >
          {text(isCompared ? 'compare.hide' : 'compare.show')}
        </Link>
      )}
      {period.choice === 'own' && <OwnDays start={period.start} end={period.end} />}
    </div>
  );
}
