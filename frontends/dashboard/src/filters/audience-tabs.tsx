import { css } from '@emotion/react';
import { type DashboardPart, paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { chipLink, Link, space } from '@ideabox/ui';
import type { Audience } from '../figures/audiences.ts';
import { forOtherPages } from './dashboard-query.ts';

type Props = { part: DashboardPart; audience: Audience; choices: readonly Audience[] };

/** Whose doings are counted; who may choose nobody else sees none of it. */
export function AudienceTabs({ part, audience, choices }: Props) {
  const text = useText();
  const [params] = useSearchParams();
  if (choices.length < 2) return null;
  return (
    <ul
      aria-label={text('audience.label')}
      data-print="no"
      css={css({ display: 'flex', flexWrap: 'wrap', gap: space(2) })}
    >
      {choices.map((choice) => (
        <li key={choice}>
          <Link
            to={{
              pathname: `${paths.dashboard(part)}/${choice}`,
              search: forOtherPages(params),
            }}
            aria-current={choice === audience ? 'true' : undefined}
            css={chipLink}
          >
            {text(`audience.${choice}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
