import { css } from '@emotion/react';
import type { VoteType } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { AgreeIcon, CheckIcon, color, DisagreeIcon, NeutralIcon, radius, space } from '@ideabox/ui';

type Props = {
  type: VoteType;
  count: number;
  total: number;
  pressed: boolean;
  disabled: boolean;
  /** Id of the text that says why it is disabled. */
  describedBy: string | undefined;
  onPress: () => void;
};

/** Of fewer votes a percentage says more than is known. */
const enoughForShares = 20;

const looks = {
  positive: { Icon: AgreeIcon, ink: color.positiveText, ground: color.positiveGround },
  neutral: { Icon: NeutralIcon, ink: color.neutralText, ground: color.neutralGround },
  negative: { Icon: DisagreeIcon, ink: color.negativeText, ground: color.negativeGround },
};

/** One of the three votes; pressed again, it is taken back. */
export function VoteButton({ type, count, total, pressed, disabled, describedBy, onPress }: Props) {
  const text = useText();
  const { Icon, ink, ground } = looks[type];
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-disabled={disabled}
      aria-describedby={describedBy}
      onClick={() => !disabled && onPress()}
      css={button}
      style={{ color: ink, background: pressed ? ground : undefined, borderColor: pressed ? ink : undefined }}
    >
      {pressed && (
        <span css={mark} style={{ background: ink }}>
          <CheckIcon size={16} />
        </span>
      )}
      <Icon />
      <span css={word}>{text(`vote.${type}`)}</span>
      {total > 0 && (
        <span css={css({ fontVariantNumeric: 'tabular-nums', fontSize: '1.125rem' })}>
          {text('vote.count', { count })}
        </span>
      )}
      {total >= enoughForShares && (
        <span css={share} aria-hidden="true">
          {text('vote.share', { share: count / total })}
        </span>
      )}
    </button>
  );
}

const button = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space(1),
  minHeight: '7rem',
  padding: `${space(3)} ${space(1)}`,
  border: `2px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  fontWeight: 700,
  lineHeight: 1.3,
  cursor: 'pointer',
  '&:hover': { borderColor: 'currentColor' },
  '&[aria-disabled="true"]': { cursor: 'not-allowed', borderStyle: 'dashed', borderColor: color.line },
});

const word = css({ fontSize: 'clamp(0.875rem, 4vw, 1rem)', overflowWrap: 'normal' });
const share = css({ fontSize: '0.8125rem', fontWeight: 400, color: color.muted });

/** A ring and a tick, so that the vote given is not told by colour alone. */
const mark = css({
  position: 'absolute',
  top: '-0.625rem',
  insetInlineEnd: '-0.375rem',
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: '50%',
  border: `2px solid ${color.surface}`,
  boxSizing: 'content-box',
  '& > svg': { color: color.surface, strokeWidth: 3 },
});
