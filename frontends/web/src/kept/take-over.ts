import { hashedFile } from '@ideabox/serving';
import type { Logger } from 'pino';
import { z } from 'zod';
import { fetchFile } from './fetch-file.ts';
import { keptOnly } from './find-elsewhere.ts';
import type { KeptFile, KeptFiles } from './kept-files.ts';

const atOnce = 4;
const listSchema = z.array(z.tuple([z.string().regex(hashedFile), z.number()])).max(10_000);

/** What other servers keep is kept here from the beginning on: the last that has a file may end before anybody asks for it here. */
export async function takeOver(kept: KeptFiles, places: URL[], log: Logger): Promise<void> {
  for (const place of places)
    await takeFrom(kept, place).catch((error) =>
      log.info({ err: error, place: place.href }, 'what another server keeps was not taken over'),
    );
}

async function takeFrom(kept: KeptFiles, place: URL): Promise<void> {
  const asked = { [keptOnly]: '1' };
  const told = (await fetchFile(place, asked))?.toString() ?? '[]';
  const newestFirst = listSchema.parse(JSON.parse(told)).toSorted(([, one], [, other]) => other - one);
  const wanted = newestFirst.filter(([name]) => !kept.has(name)).values();
  const work = async (): Promise<void> => {
    for (const file of wanted) await fetchOne(file);
  };
  const fetchOne = async ([name, since]: KeptFile) => {
    const content = await fetchFile(new URL(name, place), asked);
    if (content) await kept.keep(name, content, new Date(since));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
