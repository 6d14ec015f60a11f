import { css } from '@emotion/react';
import { useIntl } from '@ideabox/intl';
import { Button } from '../button.tsx';
import { fieldError } from '../field.tsx';
import { space } from '../theme.ts';
import { type Place, prohibitedCharacters, readable, withoutCharacters } from './prohibited-characters.ts';

/** What may be written in a field, what stands there, and how the text takes its place without what may not. */
export type Writing = {
  allowed: string | undefined;
  typed: string;
  onCleaned: (text: string) => void;
};

/** What is said of characters that were refused. */
export function useProhibitedText(): (characters: string) => string {
  const { formatMessage } = useIntl();
  return (characters) => formatMessage({ id: 'ui.prohibited' }, { characters: readable(characters) });
}

export const noticeId = (id: string) => `${id}-prohibited`;

export const prohibitedIn = (writing: Writing | undefined, place: Place) =>
  writing ? prohibitedCharacters(writing.typed, writing.allowed, place) : '';

type Props = { id: string; writing: Writing; characters: string; error: string | undefined };

/** Says at a pause which characters are refused, and takes them out at a press; the field keeps the focus. */
export function ProhibitedNotice({ id, writing, characters, error }: Props) {
  const { formatMessage } = useIntl();
  const prohibitedText = useProhibitedText();
  const clean = () => {
    writing.onCleaned(withoutCharacters(writing.typed, characters));
    document.getElementById(id)?.focus();
  };
  return (
    <div css={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) })}>
      <p id={noticeId(id)} role="status" css={fieldError}>
        {characters && !error ? prohibitedText(characters) : ''}
      </p>
      {characters && (
        <Button variant="outline" size="small" onClick={clean}>
          {formatMessage({ id: 'ui.prohibited.remove' })}
        </Button>
      )}
    </div>
  );
}
