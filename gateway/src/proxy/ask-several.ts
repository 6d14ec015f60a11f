import { ApiError } from '@ideabox/http';
import type { RequestHandler } from 'express';
import { sendAnswer } from '../cache/send-answer.ts';
import type { UpstreamAnswer, Upstreams } from '../cache/upstream.ts';
import { callerKey } from '../limits/caller.ts';
import { classOf } from '../request/class-of.ts';
import { contextOf } from '../request/request-context.ts';
import { headersToService } from './outgoing-headers.ts';

/** Undefined where the service could not be asked. */
type Reply = UpstreamAnswer | undefined;

const knows = (reply: Reply): reply is UpstreamAnswer =>
  reply !== undefined && reply.status !== 404 && reply.status < 500;

/** The first reply that knows something; where none does, and every service said so, that it is not there. */
const firstOf = async (asked: Promise<Reply>[]): Promise<Reply> => {
  const known = asked.map(async (question) => {
    const reply = await question;
    if (!knows(reply)) throw new Error('it knows nothing');
    return reply;
  });
  const first = await Promise.any(known).catch(() => undefined);
  if (first) return first;
  const replies = await Promise.all(asked);
  return replies.every((reply) => reply?.status === 404) ? replies[0] : undefined;
};

/**
 * Answers a read of what any of several services may have by asking them all at once. While one cannot be asked, and no other has it,
 * nobody can say that it is not there: that is 503.
 */
export const askSeveral =
  (upstreams: Upstreams): RequestHandler =>
  async (request, response, next) => {
    const context = contextOf(request);
    const { rule, headers } = context;
    if (!rule?.others || !['GET', 'HEAD'].includes(request.method)) return next();
    const { 'if-none-match': held } = headers;
    const sent = headersToService(held === undefined ? {} : { 'if-none-match': held }, context);
    const question = {
      path: request.url,
      caller: callerKey(context),
      route: rule.path,
      callClass: classOf(request, rule),
    };
    const asked = [rule.service, ...rule.others].map((service) =>
      upstreams.get(service, question, sent as Record<string, string>).catch(() => undefined),
    );
    const answer = await firstOf(asked);
    if (!answer) throw ApiError.unavailable();
    await sendAnswer(response, answer, headers['accept-encoding'] as string | undefined);
  };
