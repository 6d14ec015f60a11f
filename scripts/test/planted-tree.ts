import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface PlantedTree {
  root: string;
  /** Adds to a file, which is made where it is not there. */
  write: (file: string, text: string) => void;
  /** An installed package without anything in it. */
  install: (name: string) => void;
  remove: () => void;
}

/** A small repository with faults in it, to try a check of this one. */
export function plantTree(): PlantedTree {
  const root = mkdtempSync(join(tmpdir(), 'ideabox-planted-'));
  const write = (file: string, text: string) => {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text, { flag: 'a' });
  };
  return {
    root,
    write,
    install: (name) => {
      write(
        `node_modules/${name}/package.json`,
        JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
      );
      write(`node_modules/${name}/index.js`, '');
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
