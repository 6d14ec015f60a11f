import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Link, useSearchParams } from '@ideabox/router';
import { ChangeNotice, chipLink, space } from '@ideabox/ui';
import { withParams } from './dashboard-query.ts';
import { type ChoiceName, choicesOf, useChoice } from './use-choice.ts';

/** Ways to look at one figure: links, so that each has its address. */
export function Choice({ name }: { name: ChoiceName }) {
  const text = useText();
  const [params] = useSearchParams();
  const chosen = useChoice(name);
  const [first] = choicesOf[name];
  const addressOf = (value: string) =>
    withParams(params, { [name]: value === first ? '' : value }).toString();
  return (
    <div data-print="no">
      <ChangeNotice of={chosen}>
        {text('choice.shown', { choice: text(`choice.${name}.${chosen}`) })}
      </ChangeNotice>
      <ul
        aria-label={text(`choice.${name}.label`)}
        css={css({ display: 'flex', flexWrap: 'wrap', gap: space(2) })}
      >
        {choicesOf[name].map((value) => (
          <li key={value}>
            <Link
              to={{ search: addressOf(value) }}
              preventScrollReset
              aria-current={value === chosen ? 'true' : undefined}
              css={chipLink}
            >
              {text(`choice.${name}.${value}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
