import { css } from '@emotion/react';
import { type StepperSummary, useSteppers } from '@ideabox/api-client';
import { useLanguageOf, useText } from '@ideabox/intl';
import { color, radius, space } from '@ideabox/ui';
import { stagesAhead } from './stages-ahead.ts';

/** A stage in one line: its name, and how many of all stages it has reached. */
export function StageDots({ stepper }: { stepper: StepperSummary }) {
  const text = useText();
  const languageOf = useLanguageOf();
  const { data = [] } = useSteppers();
  const stages = stagesAhead(data);
  const reached = stages.findIndex(({ id }) => id === stepper.id) + 1;
  const count = stages.length;
  return (
    <span css={line}>
      <span aria-hidden="true" css={css({ display: 'inline-flex', gap: 3, minWidth: '4rem' })}>
        {reached > 0 &&
          stages.map(({ id }, index) => <span key={id} css={[segment, index < reached && filled]} />)}
      </span>
      <span lang={languageOf(stepper.name)}>
        {reached > 0 ? text('stage.of', { name: stepper.name, number: reached, count }) : stepper.name}
      </span>
    </span>
  );
}

const line = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2)}`,
  fontSize: '0.875rem',
});
const segment = css({
  width: 14,
  height: 6,
  borderRadius: radius.full,
  background: color.trough,
  '@media (forced-colors: active)': { background: 'GrayText' },
});
const filled = css({
  background: color.primary,
  '@media (forced-colors: active)': { background: 'Highlight' },
});
