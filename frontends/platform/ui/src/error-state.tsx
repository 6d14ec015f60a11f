import { css } from '@emotion/react';
import { useIntl } from '@ideabox/intl';
import { Button } from './button.tsx';
import { WarningIcon } from './icons.tsx';
import { color, radius, space } from './theme.ts';

type Props = {
  title?: string;
  detail?: string;
  /** It stands for the whole page, whose heading it then is. */
  isPage?: boolean;
  onRetry?: () => void;
};

/** Says that something could not be loaded, and offers to try again. */
export function ErrorState({ title, detail, isPage = false, onRetry }: Props) {
  const { formatMessage } = useIntl();
  const Title = isPage ? 'h1' : 'p';
  return (
    <div role="alert" css={box}>
      <Title css={heading}>
        <WarningIcon />
        {title ?? formatMessage({ id: 'ui.error.title' })}
      </Title>
      <p>{detail ?? formatMessage({ id: 'ui.error.detail' })}</p>
      {onRetry && (
        <Button variant="outline" size="small" onClick={onRetry}>
          {formatMessage({ id: 'ui.error.retry' })}
        </Button>
      )}
    </div>
  );
}

const heading = css({
  display: 'flex',
  gap: space(2),
  fontSize: '1rem',
  fontWeight: 700,
  color: color.danger,
});

const box = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  padding: space(6),
  borderRadius: radius.medium,
  border: `1px solid ${color.danger}`,
  background: color.surface,
});
