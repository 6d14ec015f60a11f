import type { Thing } from '../api/site-api.ts';
import type { FirstData } from '../first-data/first-data.ts';

/** What the document's data hold under the first word of a key. */
export function oneOf(data: FirstData, name: string): Thing | undefined {
  const value = data.find(([key]) => key[0] === name)?.[1];
  return value && typeof value === 'object' ? (value as Thing) : undefined;
}

export function listOf(data: FirstData, name: string): Thing[] {
  const results = oneOf(data, name)?.results;
  return Array.isArray(results) ? (results as Thing[]) : [];
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
