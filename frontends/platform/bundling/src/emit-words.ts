import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import webpack, { type Compilation } from 'webpack';

/** Emits a remote's own messages as they are written, for the web server. @returns the names of the files by locale */
export function emitWords(compilation: Compilation): Record<string, string> {
  const folder = join(compilation.compiler.context, 'messages');
  if (!existsSync(folder)) return {};
  const emitted = readdirSync(folder).map((file) => {
    const text = readFileSync(join(folder, file));
    const locale = basename(file, '.json');
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const name = `words-${locale}.${hash}.json`;
    compilation.emitAsset(name, new webpack.sources.RawSource(text));
    return [locale, name];
  });
  return Object.fromEntries(emitted);
}
