import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Link, useSearchParams } from '@ideabox/router';
import { ChangeNotice, chipLink, space } from '@ideabox/ui';
import { withParam } from './overview-query.ts';
import { type PeriodType, periodTypes } from './periods.ts';

/** Days, weeks or months: links, so that each view has its address. */
export function PeriodSelector({ period }: { period: PeriodType }) {
  const text = useText();
  const [params] = useSearchParams();
  return (
    <>
      <ChangeNotice of={period}>{text(`period.${period}.shown`)}</ChangeNotice>
      <ul
        data-print="no"
        aria-label={text('period.label')}
        css={css({ display: 'flex', flexWrap: 'wrap', gap: space(2) })}
      >
        {periodTypes.map((type) => (
          <li key={type}>
            <Link
              to={{ search: withParam(params, 'period', type === 'date' ? '' : type).toString() }}
              preventScrollReset
              aria-current={type === period ? 'true' : undefined}
              css={chipLink}
            >
              {text(`period.${type}`)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
