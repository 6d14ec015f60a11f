import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { visuallyHidden } from '@ideabox/ui';
import { useState } from 'react';
import { Combobox } from './combobox/combobox.tsx';
import { useSuggestions } from './combobox/use-suggestions.ts';
import { useGetTags } from './get-tags.ts';
import { inputStyles } from './input-styles.ts';

type Props = { id: string; value: string; onChange: (keyword: string) => void };

/** The keyword; known tags are suggested to who types. */
export function KeywordInput({ id, value, onChange }: Props) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const { found } = useSuggestions('tags', typed, useGetTags());
  return (
    <div css={css({ flex: '1 1 16rem', minWidth: 0 })}>
      <label htmlFor={id} css={visuallyHidden}>
        {text('search.keyword')}
      </label>
      <Combobox
        id={id}
        name="keyword"
        enterKeyHint="search"
        maxLength={100}
        placeholder={text('search.placeholder')}
        css={inputStyles}
        listLabel={text('search.tags')}
        value={value}
        suggestions={found.map((name) => ({ id: name, label: name }))}
        onType={(entered) => {
          setTyped(entered);
          onChange(entered);
        }}
        onPick={({ label }) => onChange(label)}
      />
    </div>
  );
}
