import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Measurement } from '../measurement.ts';

const bundle = 'frontends/dashboard/dist/client';
/** A reader needs one language of seven; the others are not theirs. */
const isMessages = (name: string): boolean => name.startsWith('messages-');

export const dashboardScripts: Measurement = {
  letter: 'n',
  title: 'JavaScript of the dashboards',
  notes: [
    'Every script of the remote, those of all its pages and charts, gzip at its usual level; KB is 1,024 bytes. What the shell shares with it is not its own.',
  ],
  run: async () => {
    const names = (await readdir(bundle)).filter((name) => name.endsWith('.js'));
    const sizeOf = async (name: string) => gzipSync(await readFile(join(bundle, name))).length / 1_024;
    const sum = async (some: string[]) =>
      (await Promise.all(some.map(sizeOf))).reduce((all, one) => all + one, 0);
    const languages = names.filter(isMessages);
    return [
      {
        name: 'scripts, gzip',
        value: await sum(names.filter((name) => !isMessages(name))),
        unit: 'KB',
        target: { atMost: 80 },
        details: { 'a language KB': (await sum(languages)) / languages.length },
      },
    ];
  },
};
