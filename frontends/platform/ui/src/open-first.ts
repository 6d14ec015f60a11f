import type { KeyboardEvent } from 'react';

const choosing = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);

/** A key that would choose on a closed select opens it instead: what is passed over is not chosen. */
export function openFirst(event: KeyboardEvent<HTMLSelectElement>): void {
  const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
  const isLetter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey;
  if (altKey || !(choosing.has(key) || isLetter) || !('showPicker' in currentTarget)) return;
  event.preventDefault();
  currentTarget.showPicker();
}
