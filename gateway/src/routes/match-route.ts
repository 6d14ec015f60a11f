import { patternOf } from './path-pattern.ts';
import { apiBase, apiRules, siteRules, socketRules } from './route-table.ts';
import type { Rule } from './rule.ts';

export type Match = {
  /** Below `/api`: its answers are the contract's, errors too. */
  api: boolean;
  /** Undefined for what is the web server's, or of the API what does not exist. */
  rule: Rule | undefined;
};

const compile = (rules: Rule[], base = '') =>
  rules.map((rule) => ({ rule, pattern: patternOf(`${base}${rule.path}`) }));

const api = compile(apiRules, apiBase);
const site = compile(siteRules);
const sockets = compile(socketRules);

type Compiled = typeof api;
const find = (rules: Compiled, path: string) => rules.find(({ pattern }) => pattern.test(path))?.rule;

// An upstream might resolve dot segments, and end up where another rule holds.
const climbs = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

/** The rule for a path without its query. */
export const matchRoute = (path: string): Match => {
  if (path === '/api' || path.startsWith('/api/'))
    return { api: true, rule: climbs.test(path) ? undefined : find(api, path) };
  return { api: false, rule: find(site, path) };
};

export const matchSocket = (path: string): Rule | undefined => find(sockets, path);
