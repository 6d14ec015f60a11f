import { join } from 'node:path';
import { repository } from '../stack/folders.ts';
import { checkProtos, generateTypes, isProto } from './protos.ts';
import { Replacements } from './replacements.ts';
import { watchSource } from './source-watch.ts';
import type { Development } from './start-development.ts';
import type { Terminal } from './terminal.ts';
import { TypeCheck } from './type-check.ts';

const watched = ['services', 'gateway', 'protos', 'frontends'];

export interface Following {
  restart: (names: string[]) => void;
  close: () => Promise<void>;
}

/** Starts anew what a change of the source touches, and checks its types beside. */
export async function followSource({ stack, programs }: Development, terminal: Terminal): Promise<Following> {
  const replacements = new Replacements(terminal);
  const cache = join(stack.folders.root, 'types');
  const services = new TypeCheck('services', cache, terminal);
  const frontends = new TypeCheck('frontends', cache, terminal);

  const checkTypes = (changed: string[]) => {
    if (changed.some((path) => /^(services|gateway|protos)\/.*\.ts$/.test(path))) services.later();
    if (changed.some((path) => /^frontends\/.*\.(tsx?|json)$/.test(path))) frontends.later();
  };
  const restartUsers = (changed: string[]) => {
    for (const program of programs) {
      const used = changed.filter((path) => program.uses(path));
      if (used.length > 0) replacements.add([program], used);
    }
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
    restart: (names) =>
      replacements.add(
        programs.filter(({ name }) => names.includes(name)),
        [],
      ),
    close: async () => {
      services.stop();
      frontends.stop();
      await watch.close();
    },
  };
}
