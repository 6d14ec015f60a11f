import { css } from '@emotion/react';
import { useMember } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { color, Disclosure, readingWidth, space, type } from '@ideabox/ui';
import { useState } from 'react';
import { isOperator } from '../figures/audiences.ts';
import type { Cell } from '../figures/get-breakdown.ts';
import type { Question } from '../figures/get-rows.ts';
import { HideWord } from './hide-word.tsx';

type Props = {
  /** Those that the card shows. */
  words: readonly Cell[];
  /** By which they were asked for. */
  question: Question;
};

/** Lets operators take words out of the keyword ranking and the tag cloud, below the card where they stand. */
export function HideWords({ words, question }: Props) {
  const text = useText();
  const member = useMember();
  const [hidden, setHidden] = useState<readonly Cell[]>([]);
  const out = hidden.filter(({ key }) => !words.some((word) => word.key === key));
  if (!isOperator(member?.roles) || words.length + out.length === 0) return null;
  return (
    <div data-print="no">
      <Disclosure title={text('words.tools')}>
        <p css={css({ ...type.small, color: color.muted })}>{text('words.hint')}</p>
        <ul css={css({ display: 'grid', maxWidth: readingWidth, marginBlockStart: space(2) })}>
          {[...out, ...words].map((word) => (
            <HideWord
              key={word.key}
              word={word}
              isHidden={out.includes(word)}
              question={question}
              onHidden={() => setHidden((before) => [...before, word])}
            />
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
