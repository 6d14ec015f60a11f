import { type Client, createClient } from '@ideabox/grpc';
import type { CommentsServiceDefinition } from '@ideabox/protos/comments/v1/CommentsService';
import type { IdeasServiceDefinition } from '@ideabox/protos/ideas/v1/IdeasService';
import type { IdentityServiceDefinition } from '@ideabox/protos/identity/v1/IdentityService';
import type { Base } from '@ideabox/service';
import { type Settings, watchSettings } from '@ideabox/settings';
import { type Answers, createAnswers } from './answers/answers.ts';
import { startFindingAhead } from './answers/find-ahead.ts';
import { offeredQuestions } from './answers/offered.ts';
import { startChecking } from './checks/start-checking.ts';
import type { Config } from './config.ts';
import { createEditions, type Editions } from './http/opendata/editions.ts';
import { startRecounting } from './rebuild/start-recounting.ts';
import { createMemory, type Memory } from './store/memory.ts';
import { createDayKeys, type DayKeys } from './store/usage/day-keys.ts';
import { startForgetting } from './store/usage/start-forgetting.ts';
import { watchVolume } from './store/volume.ts';
import { createTermFinder, type TermFinder } from './terms/term-finder.ts';
import { startTopics } from './topics/keep-topics.ts';

/** A quote is gone within five seconds of its post, the time that the news of it takes included. */
const quotesFreshMs = 1_000;

/** The services that own what is counted. */
type Sources = {
  identity: Client<IdentityServiceDefinition>;
  ideas: Client<IdeasServiceDefinition>;
  comments: Client<CommentsServiceDefinition>;
};

export type Context = Base & {
  sources: Sources;
  dayKeys: DayKeys;
  terms: TermFinder;
  remember: Memory;
  /** What may take long to find. */
  answers: Answers;
  /** For a moment: what was edited or removed is quoted no longer than that. */
  rememberQuotes: Memory;
  editions: Editions;
  settings: Settings;
  /** How many usage events were not counted. */
  leftOut: ReturnType<Base['metrics']['counter']>;
};

export const createContext = async (
  base: Base,
  config: Config,
): Promise<Context & { close: () => Promise<void> }> => {
  const { credentials, rpcBudgetMs: deadlineMs, db, log, metrics } = base;
  const asking = { credentials, deadlineMs };
  const sources: Sources = {
    identity: createClient({
      address: config.IDENTITY_GRPC_ADDRESS,
      service: 'identity.v1.IdentityService',
      ...asking,
    }),
    ideas: createClient({
      address: config.IDEAS_GRPC_ADDRESS,
      service: 'ideas.v1.IdeasService',
      ...asking,
    }),
    comments: createClient({
      address: config.COMMENTS_GRPC_ADDRESS,
      service: 'comments.v1.CommentsService',
      ...asking,
    }),
  };
  const terms = createTermFinder({ db, log, delayMs: config.TERMS_DELAY_MS });
  const volume = watchVolume(db, log);
  const freshMs = config.RANKINGS_FRESH_MS;
  const { isLarge } = volume;
  const remember = createMemory({ freshMs, staleMs: 2 * freshMs, share: () => (isLarge() ? 0.01 : 1) });
  const momentMs = Math.min(freshMs, quotesFreshMs);
  const rememberQuotes = createMemory({ freshMs: momentMs, staleMs: momentMs });
  const editions = await createEditions({ freshMs: config.OPENDATA_FRESH_MS, log });
  const settings = await watchSettings({ ...base, address: config.CONTENT_GRPC_ADDRESS });
  const stopForgetting = startForgetting(db, log, config.USAGE_RETENTION_DAYS);
  const stopTopics = startTopics(db, log, { everyMs: config.TOPICS_EVERY_MS });
  const stopChecking = startChecking(db, log);
  const stopRecounting = startRecounting(db, log);
  const offered = () => offeredQuestions({ db, settings }, new Date());
  const stopFindingAhead = startFindingAhead({ db, offered, isLarge }, log);
  const close = async () => {
    settings.close();
    for (const client of Object.values(sources)) client.close();
    await Promise.all([
      terms.close(),
      stopForgetting(),
      stopTopics(),
      stopChecking(),
      stopRecounting(),
      stopFindingAhead(),
      volume.close(),
      editions.close(),
    ]);
  };
  return {
    ...base,
    sources,
    dayKeys: createDayKeys(db),
    terms,
    remember,
    answers: createAnswers({ db, remember, isLarge }),
    rememberQuotes,
    editions,
    settings,
    leftOut: metrics.counter(
      'analytics_usage_events_left_out_total',
      'Usage events beyond what is believed of an address, a visit or a word',
    ),
    close,
  };
};
