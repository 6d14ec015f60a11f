import { css } from '@emotion/react';
import { type StepperSummary, useSteppers } from '@ideabox/api-client';
import { useLanguageOf, useText } from '@ideabox/intl';
import { CheckIcon, Chip, color, media, Skeleton, space, VisuallyHidden, visuallyHidden } from '@ideabox/ui';
import { stagesAhead } from './stages-ahead.ts';

/** All stages side by side: those passed, the present one, and those ahead. */
export function StageSteps({ stepper, label }: { stepper: StepperSummary; label: string }) {
  const text = useText();
  const languageOf = useLanguageOf();
  const { data = [], isPending } = useSteppers();
  if (isPending) return <Skeleton height="4.5rem" />;
  const stages = stagesAhead(data);
  const current = stages.findIndex(({ id }) => id === stepper.id);
  if (current < 0) {
    return (
      <p>
        <Chip>{stepper.name}</Chip>
      </p>
    );
  }
  return (
    <ol aria-label={label} css={list}>
      {stages.map(({ id, name }, index) => (
        <li
          key={id}
          aria-current={index === current ? 'step' : undefined}
          css={[stage, index <= current && reached]}
        >
          <span css={dot}>{index < current ? <CheckIcon size={16} /> : index + 1}</span>
          <span css={index !== current && whereRoom}>
            <span lang={languageOf(name)}>{name}</span>
            {index < current && <VisuallyHidden>{text('idea.stage.passed')}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** On the screen of a phone one row, too: there the present stage alone is named to the eye. */
const onPhone = media.phone.replace('@media', '@media screen and');

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))',
  gap: space(2),
  [onPhone]: {
    display: 'flex',
    '& > li': { flex: '1 1 0', minWidth: 0 },
    '& > [aria-current]': { flexGrow: 4 },
  },
});
const whereRoom = css({ [onPhone]: visuallyHidden });

const stage = css({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space(1.5),
  minHeight: '4.5rem',
  paddingBlockStart: space(3),
  borderTop: `4px solid ${color.lineStrong}`,
  fontSize: '0.875rem',
  lineHeight: 1.4,
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
  '& > :first-of-type': { background: color.primary, borderColor: color.primary, color: color.surface },
  // Paper may come without grounds.
  [media.print]: { '& > :first-of-type': { background: 'none', color: color.primary } },
  '@media (forced-colors: active)': {
    borderColor: 'Highlight',
    '& > :first-of-type': {
      // Else its number has a ground of its own.
      forcedColorAdjust: 'none',
      background: 'Highlight',
      borderColor: 'Highlight',
      color: 'HighlightText',
    },
  },
});
