import { existsSync, readFileSync } from 'node:fs';

/** What a test file waited for to boot; noted where `TEST_BOOTS_FILE` asks for it. */
export interface Boot {
  file: string;
  what: string;
  ms: number;
}

export const readBoots = (path: string): Boot[] =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
