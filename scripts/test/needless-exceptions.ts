import type { Preprocessor } from 'knip';

/** One pattern is written for many workspaces: in some nothing is called so, or is found without it. */
const ofPatterns: string[] = ['entry-empty', 'entry-redundant'];

/** Leaves of knip's hints on its configuration those that name something which may go: an exception, a workspace. */
const needlessExceptions: Preprocessor = (found) => ({
  ...found,
  configurationHints: found.configurationHints.filter(({ type }) => !ofPatterns.includes(type)),
});
export default needlessExceptions;
