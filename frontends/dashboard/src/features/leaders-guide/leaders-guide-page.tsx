import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Link, readingWidth, space, type } from '@ideabox/ui';
import { DashboardLayout } from '../../layout/dashboard-layout.tsx';
import { Page } from '../../layout/page.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { highRating, points } from './points.ts';
import { WorkedExample } from './worked-example.tsx';

/** How the points of leaders are reckoned, what counts for nothing, and why. */
export function LeadersGuidePage() {
  const text = useText();
  return (
    <DashboardLayout>
      <Page>
        <PageHead title={text('leaders_guide.title')} lead={text('leaders_guide.lead')} />
        <div css={prose}>
          <h2 css={type.h2}>{text('leaders_guide.formula')}</h2>
          <p>{text('leaders_guide.formula.lead')}</p>
          <ul css={list}>
            <li>{text('leaders_guide.idea', { points: points.idea })}</li>
            <li>{text('leaders_guide.comment', { points: points.comment })}</li>
            <li>{text('leaders_guide.rating', { points: points.rating, stars: highRating })}</li>
          </ul>
          <p>{text('leaders_guide.period')}</p>
          <h2 css={type.h2}>{text('leaders_guide.example')}</h2>
          <WorkedExample />
          <h2 css={type.h2}>{text('leaders_guide.not')}</h2>
          <ul css={list}>
            <li>{text('leaders_guide.not.votes')}</li>
            <li>{text('leaders_guide.not.removed')}</li>
            <li>{text('leaders_guide.not.closed')}</li>
            <li>{text('leaders_guide.not.low', { stars: highRating })}</li>
          </ul>
          <h2 css={type.h2}>{text('leaders_guide.who')}</h2>
          <p>{text('leaders_guide.who.shown')}</p>
          <p>{text('leaders_guide.who.meaning')}</p>
          <p>
            <Link to={paths.dashboard('leaders')}>{text('leaders_guide.back')}</Link>
          </p>
        </div>
      </Page>
    </DashboardLayout>
  );
}

const prose = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  maxWidth: readingWidth,
  lineHeight: 1.9,
  '& > h2:not(:first-of-type)': { marginBlockStart: space(6) },
});

const list = css({
  display: 'grid',
  gap: space(2),
  listStyle: 'disc',
  paddingInlineStart: '1.5em',
});
