import type { Queryable } from '@ideabox/postgres';
import type { EventName, Events } from '@ideabox/protos';

/** What is done once the effect is committed, such as telling an open page; losing it loses no fact. */
export type AfterCommit = () => void | Promise<void>;

export type Subscription<Name extends EventName = EventName> = {
  event: Name;
  handle: (tx: Queryable, events: never[]) => Promise<AfterCommit | undefined | void>;
};

/**
 * Says what a service does with a fact. `handle` gets facts that had no effect here before, in one transaction, and
 * must bear that they come out of order.
 */
export const on = <Name extends EventName>(
  event: Name,
  handle: (tx: Queryable, events: Events[Name][]) => Promise<AfterCommit | undefined | void>,
): Subscription<Name> => ({ event, handle });
