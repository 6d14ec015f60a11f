import { type KeyboardEvent, useState } from 'react';
import type { Suggestion } from './suggestion-list.tsx';

/** Whether the list is open, which suggestion is marked, and what keys do to both. */
export function useCombobox(suggestions: Suggestion[], onPick: (suggestion: Suggestion) => void) {
  const [wanted, setWanted] = useState(false);
  const [marked, setMarked] = useState<string>();
  const isOpen = wanted && suggestions.length > 0;
  const active = suggestions.findIndex(({ id }) => id === marked);
  const open = () => {
    setWanted(true);
    setMarked(undefined);
  };
  const close = () => setWanted(false);
  const pick = (index: number) => {
    const suggestion = suggestions[index];
    if (suggestion) onPick(suggestion);
    close();
  };
  const move = (step: 1 | -1) => {
    if (!isOpen) return open();
    // One place more than there are suggestions: the field itself, between the last and the first.
    const places = suggestions.length + 1;
    setMarked(suggestions[((active + 1 + step + places) % places) - 1]?.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that end or steer the conversion of kana are the input method's.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      // With nothing marked it is the form's, and what is suggested must not cover what is found.
      if (!isOpen || active < 0) return close();
      event.preventDefault();
      pick(active);
    } else if (event.key === 'Escape' && isOpen) {
      // The dialog around the field stays.
      event.stopPropagation();
      close();
    }
  };
  return { isOpen, active, open, close, onKeyDown, pick };
}
