import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { media, space } from '@ideabox/ui';
import { DatePicker } from '@ideabox/ui/date-picker';
import { type Span, today } from '../figures/periods.ts';
import { withParams } from './dashboard-query.ts';

/** The first and the last day to look at; each change is the page's new address. */
export function OwnDays({ start, end }: Span) {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const change = (changes: Record<string, string>) =>
    setParams(withParams(params, changes), { preventScrollReset: true, replace: true });
  return (
    <div css={pair}>
      <DatePicker
        label={text('period.own.from')}
        value={start}
        max={end}
        onChange={(day) => day && change({ from: day })}
      />
      <DatePicker
        label={text('period.own.to')}
        value={end}
        min={start}
        max={today()}
        onChange={(day) => day && change({ to: day })}
      />
    </div>
  );
}

const pair = css({
  display: 'grid',
  gap: space(3),
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 16rem))' },
});
