import type { Page } from 'playwright-core';
import { cutTexts } from './cut-texts.ts';
import { messageIdsOn } from './message-ids.ts';
import { overflowOf } from './overflow-of.ts';

/** What a language does to a page: words that nobody has translated, that are cut, or that make it wider than the window. */
export const textFaultsOf = async (page: Page): Promise<string[]> => [
  ...(await messageIdsOn(page)),
  ...(await cutTexts(page)),
  ...(await overflowOf(page)),
];
