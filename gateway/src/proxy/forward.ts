import { ApiError } from '@ideabox/http';
import type { RequestHandler } from 'express';
import type { Budgets } from '../breakers/budgets.ts';
import type { Breakers } from '../breakers/create-breakers.ts';
import { callerKey } from '../limits/caller.ts';
import type { GiveBack } from '../limits/places.ts';
import type { Limiters } from '../overload/limiters.ts';
import type { PageMemory } from '../pages/page-memory.ts';
import { classOf } from '../request/class-of.ts';
import { contextOf } from '../request/request-context.ts';
import type { Proxies } from './create-proxies.ts';
import { giveUp, setDeadline } from './deadline.ts';
import { headersToService, headersToWeb } from './outgoing-headers.ts';

/**
 * Passes a request on to whose it is, with the headers that it may have, when its caller has a connection left, and its upstream a place
 * for it.
 */
export const forward = (parts: {
  proxies: Proxies;
  limiters: Limiters;
  breakers: Breakers;
  budgets: Budgets;
  pages: PageMemory;
}): RequestHandler => {
  const { proxies, limiters, breakers, budgets, pages } = parts;
  return async (request, response) => {
    const context = contextOf(request);
    const { rule } = context;
    const { pass, connections } = proxies.of(context);
    const upstream = rule?.service ?? 'web';
    const [breaker, limiter] = [breakers.of(upstream), limiters.of(upstream)];
    const callClass = classOf(request, rule);
    const atEnd: GiveBack[] = [setDeadline(request, response, budgets, breaker)];
    const end = () => {
      for (const one of atEnd) one();
    };
    response.once('close', end);
    // It was answered for, or its client went away, while it waited.
    const isOver = () => response.writableEnded || response.destroyed;

    context.leaveConnection = await connections.take(context, callClass, budgets.downloadMs);
    atEnd.push(() => context.leaveConnection?.());
    if (isOver()) return end();
    if (!context.leaveConnection) throw limiter.refuse(callClass);
    const asking = limiter.ask({ callClass, route: `${request.method} ${context.path}` });
    atEnd.push(asking.withdraw);
    context.underWay = await asking.place;
    atEnd.push(() => context.underWay?.leave());
    if (isOver()) return end();
    if (!context.underWay) throw limiter.refuse(callClass);
    // What waits for a connection to be taken goes on: nothing was sent, and who restarts takes it.
    const inVain = () => {
      if (context.sent) giveUp(request, response);
    };
    const endCall = await breaker.begin({ caller: callerKey(context), route: rule?.path ?? 'page' }, inVain);
    if (!endCall) throw ApiError.unavailable();
    context.endCall = endCall;
    atEnd.push(() => endCall('left'));
    if (isOver()) return end();
    const outgoing = rule ? headersToService : headersToWeb;
    if (!rule) {
      const asked = pages.ask(request);
      context.keepAnswer = asked.keep;
      atEnd.push(asked.end);
    }
    request.headers = outgoing(context.headers, context);
    await pass(request, response);
  };
};
