import { useState } from 'react';
import { randomId } from './random-id.ts';

/** Keys of attempts to send something: the same words again, because no answer came, are one attempt still. */
export function createAttempts() {
  let last = { words: '', key: '' };
  return {
    keyOf: (words: string): string => {
      if (!last.key || last.words !== words) last = { words, key: randomId() };
      return last.key;
    },
    /** It has arrived: the same words are something new. */
    end: () => {
      last = { words: '', key: '' };
    },
  };
}

export const useAttempts = () => useState(createAttempts)[0];
