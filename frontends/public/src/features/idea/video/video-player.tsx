import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Button, color, radius, space } from '@ideabox/ui';
import { emptyScreen } from '@ideabox/ui/drawing-colors';
import { useEffect, useRef, useState } from 'react';
import { PlayIcon } from './play-icon.tsx';
import { playerOf } from './player-of.ts';

type Props = { address: string | null; title: string };

/** A video that members linked to. Nothing is asked of whoever hosts it before the reader presses play. */
export function VideoPlayer({ address, title }: Props) {
  const text = useText();
  const [isPlaying, setPlaying] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (isPlaying) frame.current?.focus();
  }, [isPlaying]);
  const player = playerOf(address);
  if (!player) return null;
  if (isPlaying) {
    return (
      <iframe
        ref={frame}
        src={player.src}
        title={text('idea.video.title', { player: player.name, title })}
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        css={screen}
      />
    );
  }
  return (
    <div css={[screen, curtain]}>
      <Button onClick={() => setPlaying(true)}>
        <PlayIcon />
        {text('idea.video.play', { player: player.name })}
      </Button>
      <p css={css({ fontSize: '0.875rem' })}>{text('idea.video.notice', { player: player.name })}</p>
    </div>
  );
}

const screen = css({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  border: 0,
  borderRadius: radius.medium,
  background: emptyScreen,
});

const curtain = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space(4),
  height: 'auto',
  minHeight: '12rem',
  padding: space(6),
  textAlign: 'center',
  border: `1px solid ${color.line}`,
  background: color.ground,
});
