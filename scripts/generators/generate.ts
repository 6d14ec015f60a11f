import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkName } from './check-name.ts';
import { fillTemplates } from './fill-templates.ts';
import { insertRows } from './insert-row.ts';
import { pinnedVersion } from './pinned-version.ts';
import { remoteLinks, remoteRows } from './remote-rows.ts';
import { serviceRows } from './service-rows.ts';

export interface Generated {
  created: string[];
  changed: string[];
}

/** Nothing is written before everything is known to fit. */
function write(
  root: string,
  created: Map<string, string>,
  changed: Map<string, string>,
  links = new Map<string, string>(),
): Generated {
  const at = (path: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    return join(root, path);
  };
  for (const [path, text] of [...created, ...changed]) writeFileSync(at(path), text);
  for (const [path, target] of links) symlinkSync(target, at(path));
  return { created: [...created.keys()], changed: [...changed.keys()] };
}

const capitalised = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** @throws StartFailure when the name does not fit, is taken, or a list to be added to is not where it was */
export function generateService(root: string, given: string | undefined): Generated {
  const name = checkName(root, given, 'service');
  const zod = pinnedVersion(root, 'services/ideas', 'zod');
  const Name = capitalised(name);
  const files = fillTemplates('service', { name, Name, zod });
  return write(root, files, insertRows(root, serviceRows(name, Name)));
}

/** @throws StartFailure as `generateService` */
export function generateRemote(root: string, given: string | undefined): Generated {
  const name = checkName(root, given, 'remote');
  const version = (library: string) => pinnedVersion(root, 'frontends/public', library);
  const files = fillTemplates('remote', {
    name,
    Name: capitalised(name),
    emotion: version('@emotion/react'),
    react: version('react'),
  });
  return write(root, files, insertRows(root, remoteRows(name)), remoteLinks(name));
}
