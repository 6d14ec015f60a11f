import type { Locale } from '@ideabox/intl';
import { useEffect, useRef, useState } from 'react';
import { translateIdea } from './translate-idea.ts';
import type { Translation, Words } from './translation.ts';

export type Progress = 'waiting' | 'busy' | 'failed' | 'done';

/** Translates at the first call and remembers; given up when the reader leaves. */
export function useTranslating(words: Words, to: Locale) {
  const [progress, setProgress] = useState<Progress>('waiting');
  const made = useRef<Translation>(undefined);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const translate = async (): Promise<Translation | undefined> => {
    if (made.current) return made.current;
    const left = new AbortController();
    leaving.current = left;
    setProgress('busy');
    try {
      made.current = await translateIdea(words, to, left.signal);
      setProgress('done');
    } catch {
      if (!left.signal.aborted) setProgress('failed');
    }
    return left.signal.aborted ? undefined : made.current;
  };
  return { progress, translate };
}
