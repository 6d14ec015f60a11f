import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../command-line/start-failure.ts';

const pattern = /^[a-z][a-z0-9]{1,29}$/;

/** Names that would read as something else in the files that they become part of. */
const taken = new Set(
  'common utils helpers platform gateway web site public api app await break case catch class config const context continue default delete do else enum export extends false finally for function if import in instanceof let new null package private protected return routes rpc service static subscriptions super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
);

/**
 * One word that can be a folder, a variable, a package of protos, a database and a part of an address at once.
 * @throws StartFailure when it is not one, or something of the name is there already
 */
export function checkName(root: string, name: string | undefined, kind: 'service' | 'remote'): string {
  if (!name) throw new StartFailure(`Usage: scripts/new-${kind} <name>`);
  if (!pattern.test(name))
    throw new StartFailure(
      `"${name}" cannot name a ${kind}: one word of 2 to 30 small letters and digits, a letter first.`,
    );
  if (taken.has(name)) throw new StartFailure(`"${name}" cannot name a ${kind}: the word is taken.`);
  const own = kind === 'service' ? [`services/${name}`, `protos/ideabox/${name}`] : [`frontends/${name}`];
  const places = [...own, `charts/${name}`];
  const existing = places.find((place) => existsSync(join(root, place)));
  if (existing) throw new StartFailure(`${existing} exists already.`);
  return name;
}
