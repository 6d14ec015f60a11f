import { useText } from '@ideabox/intl';
import { BreakdownCard } from '../../cards/breakdown-card.tsx';
import { SeriesCard } from '../../cards/series-card.tsx';
import { AudiencePage } from '../../layout/audience-page.tsx';
import { Part, pair } from '../../layout/page.tsx';

/** Who the members are that the address names. */
export function MembersPage() {
  const text = useText();
  return (
    <AudiencePage part="user" name="attributes" hasThemes={false}>
      {(asked) => (
        <Part id="people" title={text('attributes.people')}>
          <SeriesCard metric="members" {...asked} />
          <div css={pair}>
            <BreakdownCard widget="genders" {...asked} />
            <BreakdownCard widget="generations" {...asked} />
          </div>
        </Part>
      )}
    </AudiencePage>
  );
}
