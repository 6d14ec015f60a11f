import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, media, radius, shadow, space, WarningIcon } from '@ideabox/ui';
import { useOnline } from './use-online.ts';
import { useServerTrouble } from './use-server-trouble.ts';
import { useSlow } from './use-slow.ts';

/** What concerns every screen, in one place at the lower edge: no network, a server that is away or crowded, a long wait. */
export function TroubleNotice() {
  const text = useText();
  const online = useOnline();
  const trouble = useServerTrouble();
  const slow = useSlow();
  const words = () => {
    if (!online) return text('trouble.offline');
    if (trouble) return text(`trouble.${trouble.kind}`, { seconds: trouble.seconds });
    return slow ? text('trouble.slow') : undefined;
  };
  const said = words();
  return (
    // Said also while a dialog is open, which hides the rest of the page from screen readers.
    <div role="status" data-react-aria-top-layer="true" css={place}>
      {said && (
        <p css={strip}>
          <WarningIcon />
          <span>{said}</span>
        </p>
      )}
    </div>
  );
}

const place = css({
  position: 'fixed',
  zIndex: 75,
  insetInline: space(4),
  bottom: 'calc(5.25rem + env(safe-area-inset-bottom))',
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  [media.desktop]: { bottom: space(6) },
});

const strip = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(3),
  maxWidth: '44rem',
  padding: `${space(3)} ${space(5)}`,
  border: `1px solid ${color.neutral}`,
  borderRadius: radius.medium,
  background: color.warningGround,
  color: color.onWarning,
  boxShadow: shadow.high,
  lineHeight: 1.6,
  fontWeight: 700,
});
