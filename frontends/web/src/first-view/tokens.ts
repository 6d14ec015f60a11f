import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve('@digital-go-jp/design-tokens/dist/tokens.css'), 'utf8');

/** A stylesheet with the values of the agency's tokens in the place of their names; the site's own variables stay. */
export function withTokens(css: string): string {
  return css.replace(/var\((--color-[\w-]+)\)/g, (_, name: string) => {
    const value = new RegExp(`${name}:\\s*([^;]+);`).exec(source)?.[1];
    if (!value) throw new Error(`no token ${name}`);
    return withTokens(value.trim());
  });
}
