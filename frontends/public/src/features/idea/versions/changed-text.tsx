import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, VisuallyHidden } from '@ideabox/ui';
import { diffWords } from './diff-words.ts';

type Props = { before: string; after: string };

/** A text with what went struck through and what came underlined; said in words for those who hear it. */
export function ChangedText({ before, after }: Props) {
  const text = useText();
  return (
    <p dir="auto" css={css({ whiteSpace: 'pre-wrap' })}>
      {diffWords(before, after).map((piece, index) => {
        const key = `${index}-${piece.kind}`;
        if (piece.kind === 'same') return <span key={key}>{piece.text}</span>;
        const Mark = piece.kind === 'added' ? 'ins' : 'del';
        return (
          <Mark key={key} css={looks[piece.kind]}>
            <VisuallyHidden>{text(`versions.${piece.kind}`)}</VisuallyHidden>
            {piece.text}
          </Mark>
        );
      })}
    </p>
  );
}

const looks = {
  added: css({
    background: color.positiveGround,
    textDecorationThickness: 2,
    textUnderlineOffset: '0.2em',
  }),
  removed: css({ background: color.negativeGround }),
};
