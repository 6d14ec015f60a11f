import { css } from '@emotion/react';
import type { VoteType } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { AgreeIcon, Chip, type ChipTone, DisagreeIcon, NeutralIcon, space } from '@ideabox/ui';

const looks: Record<VoteType, { tone: ChipTone; Icon: typeof AgreeIcon }> = {
  positive: { tone: 'positive', Icon: AgreeIcon },
  neutral: { tone: 'warning', Icon: NeutralIcon },
  negative: { tone: 'plain', Icon: DisagreeIcon },
};

/** A vote by word, sign and colour. */
export function VoteChip({ type }: { type: VoteType }) {
  const text = useText();
  const { tone, Icon } = looks[type];
  return (
    <Chip tone={tone}>
      <span css={css({ display: 'inline-flex', alignItems: 'center', gap: space(1) })}>
        <Icon size={16} />
        {text(`vote.${type}`)}
      </span>
    </Chip>
  );
}
