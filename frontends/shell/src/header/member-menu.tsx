import { css } from '@emotion/react';
import { type Member, paths, useShell } from '@ideabox/contract';
import { usePoliteName, useText } from '@ideabox/intl';
import { Link } from '@ideabox/router';
import { Avatar, Button, color, radius, space, VisuallyHidden } from '@ideabox/ui';
import { useProfileShown } from '../config/use-site-features.ts';
import { shortName } from './short-name.ts';
import { whereWide } from './where-wide.ts';

export function MemberMenu({ member }: { member: Member }) {
  const { logout } = useShell();
  const profileShown = useProfileShown();
  const text = useText();
  const politeName = usePoliteName();
  const face = (
    <>
      <Avatar src={member.userIconSrc} role={member.roles[0]} size={40} />
      <span css={whereWide}>{shortName(member.portalName)}</span>
    </>
  );
  return (
    <>
      {profileShown ? (
        <Link to={paths.ownProfile()} css={who}>
          {/* Cut with an ellipsis, it would be no part of the name said aloud, as a label must be. */}
          <span aria-hidden="true" css={whole}>
            {face}
          </span>
          <VisuallyHidden>{text('nav.profile', { name: politeName(member.portalName) })}</VisuallyHidden>
        </Link>
      ) : (
        <span css={who}>{face}</span>
      )}
      <Button
        variant="quiet"
        size="small"
        onClick={logout}
        css={[whereWide, css({ paddingInline: space(2) })]}
      >
        {text('session.logout')}
      </Button>
    </>
  );
}

const who = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '2.75rem',
  paddingInline: space(2),
  borderRadius: radius.medium,
  color: color.text,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  'a&:hover': { background: color.tint, textDecoration: 'underline' },
});

const whole = css({ display: 'inherit', alignItems: 'inherit', gap: 'inherit' });
