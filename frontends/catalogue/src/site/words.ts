import { heavyWords } from '../../../platform/testing/src/samples.ts';

/** So many characters of all that makes trouble and may be posted, the longest word first. */
export const heavy = (length: number): string => [...`${heavyWords}\n`.repeat(9)].slice(0, length).join('');
