import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, radius, space, VisuallyHidden } from '@ideabox/ui';
import { useState } from 'react';
import { useTagSuggestions } from './use-tag-suggestions.ts';

type Props = { id: string; initial: string };

/** The keyword, with known tags as suggestions by the platform's own combobox. */
export function KeywordInput({ id, initial }: Props) {
  const text = useText();
  const [keyword, setKeyword] = useState(initial);
  const suggestions = useTagSuggestions(keyword);
  return (
    <div>
      <label htmlFor={id}>
        <VisuallyHidden>{text('search.keyword')}</VisuallyHidden>
      </label>
      <input
        id={id}
        name="keyword"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        list={`${id}-tags`}
        value={keyword}
        placeholder={text('search.placeholder')}
        onChange={(event) => setKeyword(event.target.value)}
        css={input}
      />
      <datalist id={`${id}-tags`}>
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}

const input = css({
  width: '100%',
  height: '100%',
  minHeight: '3rem',
  padding: `${space(2.5)} ${space(4)}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.medium,
  background: color.surface,
  '&::placeholder': { color: color.muted, opacity: 1 },
});
