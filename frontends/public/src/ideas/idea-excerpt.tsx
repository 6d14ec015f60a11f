import { css } from '@emotion/react';
import type { IdeaCard } from '@ideabox/api-client';
import { useLanguageOf } from '@ideabox/intl';
import { MarkedText } from '../texts/marked-text.tsx';
import { shortened } from './shortened.ts';

/** What an idea says, in three lines: its beginning, or the part that was searched for. */
export function IdeaExcerpt({ idea: { raw_contents, excerpt, hits } }: { idea: IdeaCard }) {
  const languageOf = useLanguageOf();
  const shown = excerpt ?? raw_contents;
  return (
    <p dir="auto" lang={languageOf(raw_contents)} css={threeLines}>
      {!raw_contents.startsWith(shown) && '…'}
      <MarkedText text={shown} hits={hits?.excerpt} />
      {!raw_contents.endsWith(shown) && '…'}
    </p>
  );
}

const threeLines = css([shortened(3), { minHeight: '5.1em', fontSize: '0.9375rem' }]);
