import { ApiError } from '@ideabox/http';

/** Downloads read whole tables of other services: more than a few at once would be felt on every page. */
const most = 4;

/** Runs a download while it is read. @throws ApiError 503 when there are too many already */
export type Downloads = (rows: () => AsyncIterable<string>) => AsyncGenerator<string>;

export const createDownloads = (): Downloads => {
  let open = 0;
  return async function* (rows) {
    if (open >= most) throw ApiError.unavailable();
    open += 1;
    try {
      yield* rows();
    } finally {
      open -= 1;
    }
  };
};
