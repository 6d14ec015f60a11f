import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { visuallyHidden } from '@ideabox/ui';
import { useState } from 'react';
import { Combobox } from './combobox/combobox.tsx';
import { useSuggestions } from './combobox/use-suggestions.ts';
import { useGetTags } from './get-tags.ts';
import { inputStyles } from './input-styles.ts';
import { forgetSearches, recentSearches } from './recent-searches.ts';

type Props = {
  id: string;
  value: string;
  /** Whether one can type at once. */
  autoFocus?: boolean;
  onChange: (keyword: string) => void;
  onSearch: (keyword: string) => void;
};

/** Beside searches, whose words are never empty. */
const forgetting = '';

/** The keyword; known tags are suggested to who types, the last searches of this device to who has not yet. */
export function KeywordInput({ id, value, autoFocus, onChange, onSearch }: Props) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [recent, setRecent] = useState<string[]>([]);
  const { found } = useSuggestions('tags', typed, useGetTags());
  const isEmpty = value === '';
  const searches = [
    ...recent.map((words) => ({ id: words, label: words })),
    { id: forgetting, label: text('search.recent.clear') },
  ];
  const pickSearch = (words: string) => {
    if (words !== forgetting) return onSearch(words);
    forgetSearches();
    setRecent([]);
  };
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
        autoFocus={autoFocus}
        listLabel={text(isEmpty ? 'search.recent' : 'search.tags')}
        value={value}
        opensAtOnce={isEmpty}
        onFocus={() => setRecent(recentSearches())}
        suggestions={
          isEmpty ? (recent.length > 0 ? searches : []) : found.map((name) => ({ id: name, label: name }))
        }
        onType={(entered) => {
          setTyped(entered);
          onChange(entered);
        }}
        onPick={(picked) => (isEmpty ? pickSearch(picked.id) : onChange(picked.label))}
      />
    </div>
  );
}
