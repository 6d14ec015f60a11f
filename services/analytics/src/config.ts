import { z } from 'zod';

const address = () => z.string('expected host:port').min(1);

const milliseconds = () => z.coerce.number('expected milliseconds').int().min(0).max(3_600_000);

export const config = {
  /** The services whose facts are counted here, host:port; asked only when the projection is rebuilt. */
  IDENTITY_GRPC_ADDRESS: address(),
  IDEAS_GRPC_ADDRESS: address(),
  COMMENTS_GRPC_ADDRESS: address(),
  /** Where the settings come from, host:port. */
  CONTENT_GRPC_ADDRESS: address(),
  /** How long usage events and visits are kept; their sums stand. A visit lasts a day at most. */
  USAGE_RETENTION_DAYS: z.coerce.number('expected a number of days').int().min(2).max(3_650).default(90),
  /** How long texts wait for others before their words are found, milliseconds. */
  TERMS_DELAY_MS: milliseconds().default(15_000),
  /** How often ideas whose words were found are put into topics, milliseconds; they are grouped and counted anew at most every twelfth time. */
  TOPICS_EVERY_MS: milliseconds().min(10).default(5_000),
  /** How long the tag cloud, rankings, hours, the way to a post, how evenly things are spread, and topics are answered from memory; for twice as long again it is while it is found anew. */
  RANKINGS_FRESH_MS: milliseconds().default(5_000),
  /** How old open data may be before it is written anew when it is asked for; it is never given when twice as old. */
  OPENDATA_FRESH_MS: milliseconds().min(1).default(300_000),
};

export type Config = { [Name in keyof typeof config]: z.infer<(typeof config)[Name]> };
