import type { LoaderContext } from 'webpack';

/** `*.constants.ts` as the values that it exports: it runs while building, and nothing that it takes them from is bundled. */
export default async function constantsLoader(this: LoaderContext<unknown>): Promise<string> {
  const constants: Record<string, unknown> = await this.importModule(`${this.resourcePath}?run`, {});
  const lines = Object.entries(constants).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  return lines.join('\n');
}
