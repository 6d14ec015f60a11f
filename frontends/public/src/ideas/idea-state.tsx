import { css } from '@emotion/react';
import type { IdeaCard } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { Chip, space } from '@ideabox/ui';
import { StageDots } from '../stages/stage-dots.tsx';
import { answerTones } from './answer-tones.ts';

type Props = { idea: Pick<IdeaCard, 'answer_status' | 'stepper'> };

/** How far the idea has come: its stage, and what the government answered; its line is there without either, so that rows are equal. */
export function IdeaState({ idea: { answer_status, stepper } }: Props) {
  const text = useText();
  return (
    <div css={row}>
      {stepper && <StageDots stepper={stepper} />}
      {answer_status && (
        <Chip tone={answerTones[answer_status]}>
          {text('idea.answered', { status: text(`answer.status.${answer_status}`) })}
        </Chip>
      )}
    </div>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(4)}`,
  minHeight: '1.75rem',
});
