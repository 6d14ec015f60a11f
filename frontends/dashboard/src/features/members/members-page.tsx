import { useText } from '@ideabox/intl';
import { BreakdownCard } from '../../cards/breakdown-card.tsx';
import { MarkedSeriesCard } from '../../cards/series-card.tsx';
import { AudiencePage } from '../../layout/audience-page.tsx';
import { Part, pair, stack } from '../../layout/page.tsx';
import { AreasCard } from './areas-card.tsx';

const ages = ['10s', '20s', '30s', '40s', '50s', '60s', '70s', '80s', 'over90s', 'undefined'];

/** Who the members are that the address names. */
export function MembersPage() {
  const text = useText();
  return (
    <AudiencePage part="user" name="attributes" hasThemes={false}>
      {(asked) => (
        <>
          <Part id="joined" title={text('attributes.joined')}>
            <MarkedSeriesCard metric="members" {...asked} />
          </Part>
          <Part id="people" title={text('attributes.people')}>
            <AreasCard {...asked} />
            <div css={pair}>
              <div css={stack}>
                <BreakdownCard widget="genders" isWhole {...asked} />
                <BreakdownCard widget="generations" isWhole order={ages} {...asked} />
                <BreakdownCard widget="divisions" isWhole {...asked} />
              </div>
              <BreakdownCard widget="businesses" isWhole {...asked} />
            </div>
          </Part>
        </>
      )}
    </AudiencePage>
  );
}
