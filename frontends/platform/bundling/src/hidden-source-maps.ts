import { join, relative } from 'node:path';
import webpack from 'webpack';

const repository = join(import.meta.dirname, '../../../..');

/** Beside what is served, so that nobody is given a map; each by its script's name. */
export const mapsFolder = (folder: string): string => join(folder, 'dist/maps');

/** Source maps that no script names, without the sources: whoever reads them has those. */
export function hiddenSourceMaps(folder: string) {
  const target = relative(join(folder, 'dist/client'), mapsFolder(folder));
  return new webpack.SourceMapDevToolPlugin({
    filename: `${target}/[file].map`,
    append: false,
    noSources: true,
    moduleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
      relative(repository, absoluteResourcePath),
  });
}
