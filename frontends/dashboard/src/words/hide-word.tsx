import { css } from '@emotion/react';
import { useLanguageOf, useText } from '@ideabox/intl';
import { Button, color, space, VisuallyHidden } from '@ideabox/ui';
import type { Cell } from '../figures/get-breakdown.ts';
import type { Question } from '../figures/get-rows.ts';
import { Failure } from '../layout/failure.tsx';
import { usePutWord } from './put-word.ts';

type Props = { word: Cell; isHidden: boolean; question: Question; onHidden: () => void };

/** One word, which is hidden or put back. */
export function HideWord({ word, isHidden, question, onHidden }: Props) {
  const text = useText();
  const languageOf = useLanguageOf();
  const put = usePutWord(question);
  const press = async () => {
    const isDone = await put.mutateAsync({ word, hidden: !isHidden }).then(
      () => true,
      () => false,
    );
    if (isDone && !isHidden) onHidden();
  };
  return (
    <li css={row}>
      <span lang={languageOf(word.label)} css={css({ minWidth: 0, overflowWrap: 'anywhere' })}>
        {isHidden ? <s>{word.label}</s> : word.label}
      </span>
      <Button variant="outline" size="small" loading={put.isPending} onClick={press}>
        {text(isHidden ? 'words.show' : 'words.hide')}
        <VisuallyHidden>{text('words.of', { word: word.label })}</VisuallyHidden>
      </Button>
      <Failure of={put.error} />
    </li>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(4)}`,
  paddingBlock: space(1),
  '&:not(:last-of-type)': { borderBottom: `1px solid ${color.line}` },
});
