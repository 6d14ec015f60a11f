import type { Queryable, Sql } from '@ideabox/postgres';
import type { EventName, Events, ServiceName } from '@ideabox/protos';
import type { Subscription } from '../subscription.ts';

export type Row = Record<string, unknown>;

/** Everything that others are told of one kind of thing, as it stands now. */
export type Told<Fact> = {
  /** The columns of `rows` that name one of them. */
  key: readonly string[];
  rows: Sql;
  /** A row, as JSON has it, as the fact that tells of it. */
  // biome-ignore lint/suspicious/noExplicitAny: what a statement gives is known to who wrote it
  fact: (row: any) => Fact;
};

/** What a service keeps of what another tells. */
export type Projection<Fact> = {
  table: string;
  /** Its columns that name what the fact is of, in the order in which the owner names it. */
  key: readonly string[];
  /** Where only some of its rows come from the fact: SQL over the table. */
  where?: Sql;
  /** The columns that follow from a fact; undefined where nothing is kept of it. */
  expected: (fact: Fact) => Row | undefined;
  /** Whether a row stays that its owner no longer tells of. */
  stays?: (row: Row) => boolean;
  /** The column with the revision that the row is of. */
  revision?: string;
};

/** Takes facts as they stand, each as often as it comes, the highest revision of each thing; and tells nobody. */
type Apply<Fact> = (tx: Queryable, facts: Fact[]) => Promise<unknown>;

/** A projection, and how it is set right. */
export type Rebuilt<Fact> = Projection<Fact> & {
  apply: Apply<Fact>;
  /**
   * What is taken, at revision 0, of a thing whose owner no longer knows it, where others of this service's rows hang on that
   * row; without it the row is deleted.
   */
  gone?: (row: Row) => Fact;
};

/** Why a fact leaves nothing that could be compared with what its owner says now; and what of it can be had again. */
type Unkept<Fact> = {
  unkept: string;
  /** Of what owners say now. */
  apply?: Apply<Fact>;
  /** Of what owners have told in the last days, and had no effect here. */
  applyLogged?: Apply<Fact>;
};

/** What is counted or derived beside the rows that it follows from, in the same database. */
export type Derived = {
  key: readonly string[];
  /** SQL for what follows from the rows, and for what is kept of it: the same columns. */
  counted: Sql;
  kept: Sql;
};

/** Loaded in bulk, to the effect of so many single facts. */
type Bulk = `${string}Imported`;

type Own<Service extends ServiceName> = Exclude<Extract<EventName, `${Service}.v${number}.${string}`>, Bulk>;

/** Analytics, whose sums move with its rows, rebuilds itself. */
type Kept<Service, Fact> = Service extends 'analytics' ? Projection<Fact> : Rebuilt<Fact>;

/** What there is to compare and to set right of a service: nothing that it tells or takes can be left out. */
export type Books<Service extends ServiceName, Taken extends Subscription> = {
  told: { [Name in Own<Service>]: Told<Events[Name]> };
  taken: {
    [Name in Exclude<Taken['event'], Bulk>]: Kept<Service, Events[Name]> | Unkept<Events[Name]>;
  };
  /** By what each is of. */
  derived: Record<string, Derived>;
};

/** The books of any service. */
export type AnyBooks = {
  told: Record<string, Told<unknown>>;
  taken: Record<string, Projection<never> | Rebuilt<never> | Unkept<never>>;
  derived: Record<string, Derived>;
};
