import { useShell } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { useErrorText } from '@ideabox/refusals';
import { Button, ChangeNotice, StarShape, useToast } from '@ideabox/ui';
import { useState } from 'react';
import { useOwnMarks } from '../get-own-marks.ts';
import { useIntention } from '../use-intention.ts';
import { useLoginRequest } from '../use-login-request.tsx';
import { useWhenReady } from '../use-when-ready.ts';
import { useWish } from '../use-wish.ts';
import { usePutFavorite } from './put-favorite.ts';

/** Keeps the idea among one's favourites. */
export function FavoriteButton({ ideaId }: { ideaId: number }) {
  const text = useText();
  const errorText = useErrorText();
  const toast = useToast();
  const { session } = useShell();
  const marks = useOwnMarks(ideaId);
  const { wish, press } = useWish<boolean>(usePutFavorite(ideaId), (error) =>
    toast(errorText(error), 'error'),
  );
  const { askForLogin, loginRequest } = useLoginRequest('idea.favorite.login');
  const isFavorite = wish ? wish.value : marks.data?.my_favorite === true;
  const isVisitor = session.status === 'visitor';
  const [pressed, setPressed] = useState(0);
  const keep = (wanted: boolean) => {
    setPressed((times) => times + 1);
    void press(wanted);
  };
  const toggle = useWhenReady<void>(isVisitor || marks.isSuccess, () =>
    isVisitor ? askForLogin({ act: 'favorite', idea: ideaId }) : keep(!isFavorite),
  );
  useIntention({ act: 'favorite', idea: ideaId, isReady: !isVisitor && marks.isSuccess }, () => {
    if (!isFavorite) keep(true);
  });
  return (
    <>
      <Button variant="quiet" size="small" aria-pressed={isFavorite} onClick={() => toggle()}>
        <StarShape size={20} filled={isFavorite} />
        {text(isFavorite ? 'idea.favorite.kept' : 'idea.favorite.keep')}
      </Button>
      <ChangeNotice of={pressed}>
        {text(isFavorite ? 'idea.favorite.added' : 'idea.favorite.removed')}
      </ChangeNotice>
      {loginRequest}
    </>
  );
}
