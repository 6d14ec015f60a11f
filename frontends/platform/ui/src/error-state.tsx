import { css } from '@emotion/react';
import { useIntl } from '@ideabox/intl';
import { Button } from './button.tsx';
import { WarningIcon } from './icons.tsx';
import { color, radius, space } from './theme.ts';

type Props = { title?: string; detail?: string; onRetry?: () => void };

/** Says that something could not be loaded, and offers to try again. */
export function ErrorState({ title, detail, onRetry }: Props) {
  const { formatMessage } = useIntl();
  return (
    <div role="alert" css={box}>
      <p css={css({ display: 'flex', gap: space(2), fontWeight: 700, color: color.danger })}>
        <WarningIcon />
        {title ?? formatMessage({ id: 'ui.error.title' })}
      </p>
      <p>{detail ?? formatMessage({ id: 'ui.error.detail' })}</p>
      {onRetry && (
        <Button variant="outline" size="small" onClick={onRetry}>
          {formatMessage({ id: 'ui.error.retry' })}
        </Button>
      )}
    </div>
  );
}

const box = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  padding: space(6),
  borderRadius: radius.medium,
  border: `1px solid ${color.danger}`,
  background: color.surface,
});
