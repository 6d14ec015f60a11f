import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { VisuallyHidden } from '@ideabox/ui';
import type { InputHTMLAttributes } from 'react';
import { type Suggestion, SuggestionList } from './suggestion-list.tsx';
import { useCombobox } from './use-combobox.ts';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  id: string;
  /** Names the list, which a screen reader enters apart from the field. */
  listLabel: string;
  value: string;
  /** Whether there are suggestions for who has typed nothing. */
  opensAtOnce?: boolean;
  suggestions: Suggestion[];
  onType: (text: string) => void;
  onPick: (suggestion: Suggestion) => void;
};

/** A text field with suggestions below it, by the ARIA pattern: the focus stays in the field, arrows choose, Enter takes. */
export function Combobox({
  id,
  listLabel,
  value,
  suggestions,
  opensAtOnce,
  onType,
  onPick,
  ...input
}: Props) {
  const text = useText();
  const { isOpen, active, open, close, onKeyDown, pick } = useCombobox(suggestions, onPick);
  const listId = `${id}-list`;
  return (
    <div css={css({ position: 'relative' })}>
      <input
        type="text"
        autoComplete="off"
        {...input}
        id={id}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        value={value}
        onChange={(event) => {
          onType(event.target.value);
          open();
        }}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          input.onFocus?.(event);
          if (opensAtOnce) open();
        }}
        onBlur={close}
      />
      {isOpen && (
        <SuggestionList
          id={listId}
          label={listLabel}
          suggestions={suggestions}
          active={active}
          onPick={pick}
        />
      )}
      <VisuallyHidden>
        <span role="status">{isOpen && text('search.suggestions', { count: suggestions.length })}</span>
      </VisuallyHidden>
    </div>
  );
}
