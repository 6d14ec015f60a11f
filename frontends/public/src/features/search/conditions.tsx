import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Link } from '@ideabox/router';
import { CloseIcon, color, radius, space } from '@ideabox/ui';
import { useConditions } from './use-conditions.ts';

/** What was searched for; each condition can be dropped. */
export function Conditions() {
  const text = useText();
  const conditions = useConditions();
  if (conditions.length === 0) return <p>{text('search.unconditional')}</p>;
  return (
    <ul
      aria-label={text('search.conditions')}
      css={css({ display: 'flex', flexWrap: 'wrap', gap: space(2) })}
    >
      {conditions.map(({ key, words, without }) => (
        <li key={key} css={chip}>
          <span dir="auto">{words}</span>
          <Link
            to={{ search: without.toString() }}
            preventScrollReset
            aria-label={text('search.condition.drop', { words })}
            css={drop}
          >
            <CloseIcon size={18} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: '2.75rem',
  maxWidth: '100%',
  paddingInlineStart: space(4),
  borderRadius: radius.full,
  background: color.tint,
  color: color.heading,
  lineHeight: 1.4,
  '& > span': { minWidth: 0, paddingBlock: space(1) },
});

const drop = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: radius.full,
  color: color.text,
  '&:hover': { background: color.tintStrong },
});
