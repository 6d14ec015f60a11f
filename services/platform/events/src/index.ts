import { fileURLToPath } from 'node:url';

export { applyBlocks } from './apply-blocks.ts';
export { applyMembers } from './apply-members.ts';
export {
  type AnyBooks,
  applyTold,
  type Books,
  compareDerived,
  compareProjection,
  type Derived,
  type Difference,
  keptBlocks,
  keptCategories,
  keptIdeas,
  keptMembers,
  type Projection,
  type Rebuilt,
  type Row,
  rebuildProjection,
  type Told,
  takeLogged,
} from './books/index.ts';
export { type Bus, createBus } from './bus.ts';
export { startConsumers } from './consumers.ts';
export { type DeadLetter, listDeadLetters, replayDeadLetters } from './dead-letters.ts';
export { decodeEvent } from './decode-event.ts';
export { createFactHealth, type FactHealth } from './fact-health.ts';
export { eraseFacts } from './fact-log.ts';
export { NotYet } from './failure.ts';
export { latest } from './latest.ts';
export { outboxRow, publish } from './outbox.ts';
export { type Relay, startRelay } from './relay.ts';
export { deadLetterStream, factStream } from './streams.ts';
export { type AfterCommit, on, type Subscription } from './subscription.ts';
export { forgetUndone } from './undone.ts';

/** Migrations of the outbox and the inbox, for every service that publishes or consumes. */
export const eventMigrations = {
  name: 'events',
  dir: fileURLToPath(new URL('../migrations', import.meta.url)),
};
