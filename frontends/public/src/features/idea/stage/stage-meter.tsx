import { css } from '@emotion/react';
import { useSteppers } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { CheckIcon, color, Skeleton, space, VisuallyHidden } from '@ideabox/ui';
import type { Idea } from '../get-idea.ts';

/** How far the idea has come: the stages passed, the one it is in, and those ahead. */
export function StageMeter({ idea }: { idea: Idea }) {
  const text = useText();
  const { data, isPending } = useSteppers(idea.stepper !== null);
  if (!idea.stepper) return null;
  if (isPending) return <Skeleton height="4rem" />;
  const current = data?.findIndex(({ id }) => id === idea.stepper?.id) ?? -1;
  if (!data || current < 0) return null;
  return (
    <section aria-label={text('idea.stage')}>
      <ol css={list}>
        {data.map(({ id, name }, index) => (
          <li
            key={id}
            aria-current={index === current ? 'step' : undefined}
            css={[stage, index <= current && reached]}
          >
            <span css={dot}>{index < current ? <CheckIcon size={16} /> : index + 1}</span>
            <span>
              {name}
              {index < current && <VisuallyHidden>{text('idea.stage.passed')}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const list = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space(2),
});

const stage = css({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space(1.5),
  paddingBlockStart: space(3),
  borderTop: `4px solid ${color.line}`,
  fontSize: '0.875rem',
  lineHeight: 1.4,
  color: color.muted,
  wordBreak: 'auto-phrase',
  '&[aria-current]': { fontWeight: 700, color: color.heading },
});

const dot = css({
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: '50%',
  border: '1px solid currentColor',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
});

const reached = css({
  borderColor: color.primary,
  '& > :first-child': { background: color.primary, borderColor: color.primary, color: color.surface },
});
