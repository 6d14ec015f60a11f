import type { IncomingMessage } from 'node:http';
import { ApiError } from '@ideabox/http';
import type { GiveBack } from '../limits/places.ts';
import { invalid, tooLarge, tooMany } from '../refusal.ts';
import type { Body } from '../request/request-context.ts';
import type { ByteBudget } from './byte-budget.ts';
import { gatherBytes } from './gather-bytes.ts';

export type Pace = {
  /** Nothing has come for so long: it is given up. */
  stallMs: number;
  /** What takes longer is one of the few slow ones that a caller may have under way. */
  slowMs: number;
  /** What has not come whole by then is given up. */
  wholeMs: number;
};

/**
 * Reads a body, whatever it holds. @returns undefined when its client has gone.
 * @throws ApiError 413 over the limit, 503 without memory for it, 400 when it does not come, 429 when it is one slow one
 * too many
 */
export const readBody = (
  request: IncomingMessage,
  options: { limit: number; budget: ByteBudget; pace: Pace; takeSlowPlace: () => GiveBack | undefined },
): Promise<Body | undefined> => {
  const { limit, pace, takeSlowPlace } = options;
  const gathered = gatherBytes(options.budget, limit);
  const body = () => ({ bytes: gathered.bytes(), giveBack: gathered.giveBack });

  return new Promise((resolve, reject) => {
    let leaveSlowPlace: GiveBack | undefined;
    const timers = [
      setTimeout(() => fail(invalid()), pace.stallMs),
      setTimeout(() => fail(invalid()), pace.wholeMs),
      setTimeout(() => {
        leaveSlowPlace = takeSlowPlace();
        if (!leaveSlowPlace) fail(tooMany({ 'Retry-After': String(Math.ceil(pace.slowMs / 1_000)) }));
      }, pace.slowMs),
    ] as const;
    const stop = () => {
      for (const timer of timers) clearTimeout(timer);
      request.off('data', add).off('end', end).off('close', gone);
      leaveSlowPlace?.();
    };
    const fail = (refusal: ApiError) => {
      stop();
      gathered.giveBack();
      reject(refusal);
    };
    const add = (chunk: Buffer) => {
      if (gathered.with(chunk) > limit) fail(tooLarge());
      else if (!gathered.add(chunk)) fail(ApiError.unavailable());
      else timers[0].refresh();
    };
    const end = () => {
      stop();
      resolve(body());
    };
    const gone = () => {
      stop();
      gathered.giveBack();
      resolve(undefined);
    };
    request.on('data', add).once('end', end).once('close', gone);
  });
};
