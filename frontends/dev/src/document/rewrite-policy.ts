import { overlayPolicy } from '../compile/overlay-policy.ts';

/** A document's content security policy, with what development needs besides: nothing may run that might not run before. */
export function rewritePolicy(policy: string): string {
  const directives = policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name = '']) => name !== '' && name.toLowerCase() !== 'upgrade-insecure-requests');
  const sources = new Map(directives.map(([name = '', ...values]) => [name.toLowerCase(), values]));
  // The stream of updates and what it announces come from this very origin.
  const connect = sources.get('connect-src') ?? sources.get('default-src');
  if (connect) sources.set('connect-src', withSource(connect, "'self'"));
  const policies = sources.get('trusted-types');
  if (policies) sources.set('trusted-types', withSource(policies, overlayPolicy));
  return [...sources].map(([name, values]) => [name, ...values].join(' ')).join('; ');
}

/** `'none'` holds only alone. */
function withSource(sources: string[], source: string): string[] {
  const others = sources.filter((other) => other !== "'none'");
  return others.includes(source) ? others : [...others, source];
}
