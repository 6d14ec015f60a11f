import { globSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../stack/folder/folders.ts';
import { AppliedMigrations } from './applied-migrations.ts';
import { checkProtos, generateTypes, isProto } from './protos.ts';
import { Replacements } from './replacements.ts';
import { watchSource } from './source-watch.ts';
import type { Development } from './start-development.ts';
import type { Terminal } from './terminal.ts';
import { TypeCheck } from './type-check.ts';

const watched = ['services', 'gateway', 'protos', 'frontends'];

export interface Following {
  restart: (names: string[]) => void;
  /** Nothing is being started anew or checked. */
  isIdle: () => boolean;
  close: () => Promise<void>;
}

/** Starts anew what a change of the source touches, and checks its types beside. */
export async function followSource({ stack, programs }: Development, terminal: Terminal): Promise<Following> {
  const serving = programs.filter((program) => program.isServing);
  const migrations = globSync('services/**/migrations/*.sql', {
    cwd: repository,
    exclude: (path) => path.endsWith('node_modules'),
  });
  const applied = serving.map(
    (program) => [program.name, migrations.filter((path) => program.uses(path))] as const,
  );
  const replacements = new Replacements(terminal, new AppliedMigrations(applied));
  const cache = join(stack.folders.root, 'types');
  const services = new TypeCheck('services', cache, terminal);
  const frontends = new TypeCheck('frontends', cache, terminal);

  const checkTypes = (changed: string[]) => {
    if (changed.some((path) => /^(services|gateway|protos)\/.*\.ts$/.test(path))) services.later();
    if (changed.some((path) => /^frontends\/.*\.(tsx?|json)$/.test(path))) frontends.later();
  };
  const restartUsers = (changed: string[]) => {
    const used = programs.map((program) => [program, changed.filter((path) => program.uses(path))] as const);
    replacements.add(new Map(used.filter(([, paths]) => paths.length > 0)));
  };
  const changedProtos = async (changed: string[]) => {
    if (!(await checkProtos(terminal))) return;
    restartUsers(changed);
    await generateTypes(terminal);
    services.later();
  };

  const watch = await watchSource(repository, watched, (changed) => {
    const protos = changed.filter(isProto);
    const others = changed.filter((path) => !isProto(path));
    restartUsers(others);
    if (protos.length > 0) void changedProtos(protos);
    checkTypes(others);
  });
  return {
    isIdle: () => replacements.isIdle && services.isIdle && frontends.isIdle,
    restart: (names) => {
      const named = programs.filter(({ name }) => names.includes(name));
      replacements.add(new Map(named.map((program) => [program, []])));
    },
    close: async () => {
      services.stop();
      frontends.stop();
      await watch.close();
    },
  };
}
