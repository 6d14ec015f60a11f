import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { useErrorText } from '@ideabox/refusals';
import { Button, color, radius, space, useToast } from '@ideabox/ui';
import { useEffect, useRef, useState } from 'react';
import type { Comment } from '../../../../comments/comment.ts';
import { useDiscussion } from '../discussion.ts';
import { usePutRating } from './put-rating.ts';
import { StarRadios } from './star-radios.tsx';

type Props = { comment: Comment; onClose: () => void };

/** Stars to choose from. A pointer gives them at once; with the keyboard one moves first, then presses Enter. */
export function RatingForm({ comment, onClose }: Props) {
  const text = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const { ideaId } = useDiscussion();
  const own = comment.my_vote;
  const put = usePutRating(ideaId, comment.id);
  const [stars, setStars] = useState(own);
  const [error, setError] = useState<string>();
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    ref.current?.querySelector<HTMLInputElement>('input:checked, input')?.focus();
  }, []);
  const send = async (chosen: number | null) => {
    if (put.isPending) return;
    setError(undefined);
    try {
      const { rating: average, rating_count: count } = await put.mutateAsync(chosen);
      const said = chosen === null ? 'rating.taken_back' : 'rating.saved';
      toast(text(said, { stars: chosen ?? 0, average, count }), 'success');
      onClose();
    } catch (failure) {
      setError(errorText(failure));
    }
  };
  const submit = () => (stars === null ? setError(text('rating.choose')) : void send(stars));
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      css={box}
    >
      <StarRadios
        name={`stars-${comment.id}`}
        legend={text('rating.legend', { serial: comment.serial_number })}
        value={stars}
        onChange={setStars}
        onPick={(picked) => void send(picked)}
      />
      <p role="alert" css={css({ color: color.danger, fontWeight: 700, '&:empty': { display: 'none' } })}>
        {error}
      </p>
      <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(2) })}>
        <Button type="submit" size="small" loading={put.isPending}>
          {text('rating.submit')}
        </Button>
        {own !== null && (
          <Button variant="outline" size="small" onClick={() => void send(null)}>
            {text('rating.take_back')}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onClose}>
          {text('action.cancel')}
        </Button>
      </div>
    </form>
  );
}

const box = css({
  display: 'grid',
  gap: space(3),
  padding: space(4),
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
});
