import { globSync } from 'node:fs';

export const isCode = (path: string): boolean => /\.[cm]?[jt]sx?$/.test(path);

const notOurs = /(^|\/)(node_modules|dist|generated)$/;

/** Every source file below some folders, relative to `root`. */
export const codeFilesIn = (root: string, ...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root, exclude: (path) => notOurs.test(path) }),
  );
