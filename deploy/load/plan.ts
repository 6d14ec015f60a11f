import type { Options } from 'k6/options';

/** All that k6 is told of a run; the command writes it into a file, whose path is `LOAD_PLAN`. */
export interface Plan {
  options: Options;
  /** Where everything is sent but renewals of tokens. */
  origin: string;
  /** Who renews tokens, as the site says itself. */
  tokenEndpoint: string;
  clientId: string;
  /** The path of the site's sockets. */
  socketPath: string;
  /** Begins every text that the run posts. */
  mark: string;
  content: Content;
  /** Where the members' tokens lie; undefined where nobody writes. */
  sessionsFile: string | undefined;
  summaryFile: string;
}

/** What there is at the site, as its visitors find it. */
export interface Content {
  ideas: number[];
  /** Categories that take ideas, comments and votes of every member. */
  categories: number[];
  /** The ideas in them. */
  openIdeas: number[];
  words: string[];
  /** Names of ideas, to post something alike. */
  names: string[];
  /** What a document needs before anything is seen. */
  files: string[];
}

/** A member's way in. */
export interface Session {
  member: string;
  refreshToken: string;
  accessToken: string;
  /** When it runs out, in milliseconds of the clock. */
  until: number;
}
