import { css } from '@emotion/react';
import { Button, color, space } from '@ideabox/ui';
import type { ReactNode } from 'react';

type Props = {
  label: string;
  isLooking: boolean;
  onPress: () => void;
  /** What came of it. */
  said: string;
  /** What it looks by. */
  children?: ReactNode;
};

/** A button that fills in fields with what is found elsewhere, and says what came of it. */
export function LookUp({ label, isLooking, onPress, said, children }: Props) {
  return (
    <div css={frame}>
      {children}
      <Button variant="outline" size="small" loading={isLooking} onClick={onPress}>
        {label}
      </Button>
      <p role="status" css={css({ color: color.text, '&:empty': { display: 'none' } })}>
        {said}
      </p>
    </div>
  );
}

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space(3),
});
