import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { AgreeIcon, color, DisagreeIcon, NeutralIcon, radius, space } from '@ideabox/ui';
import type { VoteType } from './vote-type.ts';

type Props = { type: VoteType; count: number; pressed: boolean; disabled: boolean; onPress: () => void };

const looks = {
  positive: { Icon: AgreeIcon, ink: color.positiveText, ground: 'var(--color-primitive-green-100)' },
  neutral: { Icon: NeutralIcon, ink: color.neutralText, ground: 'var(--color-primitive-yellow-100)' },
  negative: { Icon: DisagreeIcon, ink: color.negativeText, ground: 'var(--color-primitive-red-100)' },
};

/** One of the three votes; pressed again, it is taken back. */
export function VoteButton({ type, count, pressed, disabled, onPress }: Props) {
  const text = useText();
  const { Icon, ink, ground } = looks[type];
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-disabled={disabled}
      onClick={() => !disabled && onPress()}
      css={button}
      style={{ color: ink, background: pressed ? ground : undefined, borderColor: pressed ? ink : undefined }}
    >
      <Icon />
      <span>{text(`vote.${type}`)}</span>
      <span css={css({ fontVariantNumeric: 'tabular-nums', fontSize: '1.125rem' })}>
        {text('vote.count', { count })}
      </span>
    </button>
  );
}

const button = css({
  display: 'grid',
  justifyItems: 'center',
  gap: space(1),
  width: '100%',
  minHeight: '6rem',
  padding: space(3),
  border: `2px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  fontWeight: 700,
  lineHeight: 1.3,
  cursor: 'pointer',
  '&:hover': { borderColor: 'currentColor' },
  '&[aria-disabled="true"]': { cursor: 'not-allowed' },
});
