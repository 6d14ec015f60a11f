import { type Client, RpcFailure, status } from '@ideabox/grpc';
import type { IdeasServiceDefinition } from '@ideabox/protos/ideas/v1/IdeasService';
import { CategoryRefuses, IdeasUnavailable, NotFound, OnlyReplies, StepperRefuses } from './domain/errors.ts';

type Commenter = { id: string; role: string };

/** What is known of an idea that may be commented on. */
export type OpenIdea = { id: number; name: string; author_id: string; category_id: number };

/** Asks the service that owns ideas; here is only a copy, which may be behind. */
export type Gatekeeper = {
  /** @throws NotFound, CategoryRefuses, StepperRefuses, OnlyReplies or IdeasUnavailable */
  mayComment: (ideaId: number, who: Commenter, where: { topLevel: boolean }) => Promise<OpenIdea>;
  /**
   * That a discussion is not closed, so that what was said can be edited and rated: as for replies, except that steppers say
   * nothing of it. @throws as `mayComment`
   */
  isOpen: (ideaId: number, who: Commenter) => Promise<void>;
  /** Whether there is such an idea for the reader; false when the answer cannot be had. */
  shows: (ideaId: number, reader: Commenter | null) => Promise<boolean>;
};

const onlyReplies = 'This category only create subcomment';

const refusalOf = (error: unknown): unknown => {
  if (!(error instanceof RpcFailure)) return error;
  if (error.code === status.NOT_FOUND) return new NotFound('Idea');
  if (error.unavailable) return new IdeasUnavailable('the ideas service does not answer', { cause: error });
  if (error.code !== status.FAILED_PRECONDITION) return error;
  if (error.details === onlyReplies) return new OnlyReplies(onlyReplies);
  return error.details === 'stepper' ? new StepperRefuses() : new CategoryRefuses();
};

const visitor = { id: '', role: 'visitor' };

export const createGatekeeper = (ideas: Client<IdeasServiceDefinition>): Gatekeeper => {
  const check = async (ideaId: number, { id, role }: Commenter, topLevel: boolean): Promise<OpenIdea> => {
    const request = { idea_id: ideaId, member_id: id, role, top_level: topLevel };
    const answer = await ideas.call('CheckComment', request).catch((error: unknown) => {
      throw refusalOf(error);
    });
    return { id: ideaId, ...answer };
  };
  return {
    mayComment: (ideaId, who, { topLevel }) => check(ideaId, who, topLevel),
    isOpen: async (ideaId, who) => {
      await check(ideaId, who, false).catch((error: unknown) => {
        if (!(error instanceof StepperRefuses)) throw error;
      });
    },
    shows: async (ideaId, reader) => {
      try {
        await check(ideaId, reader ?? visitor, false);
        return true;
      } catch (error) {
        if (error instanceof NotFound || error instanceof IdeasUnavailable) return false;
        // Where one may not comment one may read.
        if (error instanceof CategoryRefuses || error instanceof StepperRefuses) return true;
        throw error;
      }
    },
  };
};
