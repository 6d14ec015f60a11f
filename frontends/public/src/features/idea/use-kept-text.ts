import { useMember } from '@ideabox/contract';
import { useState } from 'react';

const keyOf = (name: string) => `ideabox.draft.${name}`;

function readKept(name: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}');
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, text]) => typeof text === 'string'));
  } catch {
    return {};
  }
}

function read<T extends Record<string, string>>(name: string, start: T): T {
  return { ...start, ...Object.fromEntries(Object.entries(readKept(name)).filter(([key]) => key in start)) };
}

function write(name: string, texts: Record<string, string> | undefined): void {
  try {
    if (texts) localStorage.setItem(keyOf(name), JSON.stringify(texts));
    else localStorage.removeItem(keyOf(name));
  } catch {
    // Without storage a draft lives as long as its form.
  }
}

/** The texts of a member's form; they outlive the dialog, the page and the way to the login until they are sent or given up. `isKept`: they are from before. */
export function useKeptText<T extends Record<string, string>>(form: string, start: T) {
  const name = `${useMember()?.id}.${form}`;
  const [texts, setTexts] = useState(() => read(name, start));
  const [isKept] = useState(() => Object.keys(readKept(name)).length > 0);
  const set = (change: Partial<T>) => {
    const next = { ...texts, ...change };
    setTexts(next);
    write(name, next);
  };
  return { texts, set, isKept, forget: () => write(name, undefined) };
}
