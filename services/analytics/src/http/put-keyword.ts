import { ok, text } from '@ideabox/http';
import { z } from 'zod';
import { KeywordNotFound } from '../domain/errors.ts';
import { readKeyword } from '../domain/keyword.ts';
import { recordKeywordAct } from '../events/record-act.ts';
import { hideKeyword, isKnownKeyword } from '../terms/hidden-keywords.ts';
import { longestKeyword } from './post-events.ts';
import { route } from './route.ts';

export const putKeyword = route({
  method: 'put',
  path: '/analytics/keywords/:keyword',
  summary: 'Takes a word out of the keyword ranking and the tag cloud for good, or brings it back',
  access: ['operator', 'admin'],
  params: { keyword: text(longestKeyword) },
  body: z.strictObject({ hidden: z.boolean() }),
  result: z.object({ keyword: z.string(), hidden: z.boolean() }),
  notFound: 'Keyword not found',
  handle: async ({ db }, { caller, params, body: { hidden } }) => {
    const { keyword, keyword_key } = readKeyword(params.keyword);
    await db.transaction(async (tx) => {
      if (!(await isKnownKeyword(tx, keyword_key))) throw new KeywordNotFound();
      if (await hideKeyword(tx, keyword_key, hidden)) await recordKeywordAct(tx, caller, { keyword, hidden });
    });
    return ok({ keyword, hidden });
  },
});
