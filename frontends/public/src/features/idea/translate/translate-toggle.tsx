import { css } from '@emotion/react';
import { type Locale, useText } from '@ideabox/intl';
import { Button, color, space, VisuallyHidden } from '@ideabox/ui';
import type { Translation, Words } from './translation.ts';
import { type Progress, useTranslating } from './use-translating.ts';

export type ToggleProps = {
  words: Words;
  to: Locale;
  isTranslated: boolean;
  /** Nothing: the original. */
  onShow: (translation: Translation | undefined) => void;
};

/** Between what was written and what the browser makes of it. One button throughout, so that the focus stays. */
export function TranslateToggle({ words, to, isTranslated, onShow }: ToggleProps) {
  const text = useText();
  const { progress, translate } = useTranslating(words, to);
  const press = async () => onShow(isTranslated ? undefined : await translate());
  return (
    <div css={row}>
      <span css={inLine}>
        <Button variant="quiet" size="small" loading={progress === 'busy'} onClick={press}>
          {text(isTranslated ? 'translation.original' : 'translation.open')}
        </Button>
      </span>
      <p role="status" css={note}>
        <Note progress={progress} isTranslated={isTranslated} />
      </p>
    </div>
  );
}

function Note({ progress, isTranslated }: { progress: Progress; isTranslated: boolean }) {
  const text = useText();
  if (isTranslated) return text('translation.machine');
  if (progress === 'busy') return text('translation.busy');
  if (progress === 'failed') return text('translation.failed');
  if (progress === 'done') return <VisuallyHidden>{text('translation.back')}</VisuallyHidden>;
  return null;
}

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(2) });
/** The button's label with the text below. */
const inLine = css({ marginInlineStart: `-${space(4)}` });
/** Under the button where there is no room beside it. */
const note = css({ flex: '1 1 16rem', minWidth: 0, fontSize: '0.875rem', color: color.muted });
