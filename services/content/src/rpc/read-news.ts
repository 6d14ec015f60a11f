import { rpcError } from '@ideabox/grpc';
import type { ReadNewsRequest__Output as Request } from '@ideabox/protos/content/v1/ReadNewsRequest';
import type { ReadNewsResponse } from '@ideabox/protos/content/v1/ReadNewsResponse';
import { languageOf } from '@ideabox/text';
import type { Context } from '../context.ts';
import { textIn } from '../domain/translated.ts';
import { findNewsOf } from '../store/news.ts';

const maxNews = 100;

/** What news say, in a language. */
export const readNews =
  ({ db }: Context) =>
  async ({ news_keys, language }: Request): Promise<ReadNewsResponse> => {
    if (news_keys.length > maxNews) throw rpcError('INVALID_ARGUMENT', `at most ${maxNews} a call`);
    const found = await findNewsOf(db, news_keys);
    return {
      news: found.map(({ news_key, ...news }) => ({
        news_key,
        contents: textIn(languageOf(language), news).contents,
      })),
    };
  };
