import type { RemoteDescriptor } from '@ideabox/contract';
import type { Locale } from '@ideabox/intl/locales';
import type { Logger } from 'pino';
import { fetchFile } from '../kept/fetch-file.ts';
import type { KeptFiles } from '../kept/kept-files.ts';
import { messagesSchema } from '../site/read-messages.ts';
import { type Release, releaseSchema } from './descriptor-schema.ts';

const renewEveryMs = 3_600_000;
const filesAtOnce = 4;
/** The description of the release that was last kept, for a start while the remote is away. */
const lastKept = '.remote.json';

export type FollowedRemote = {
  /** The newest release of which everything is kept; null where there was none yet. */
  known: () => RemoteDescriptor | null;
  /** What it says, in a language. */
  words: (locale: Locale) => Promise<Record<string, string>>;
  /** Resolves once it was looked for, whether it was there or not. */
  lookedFor: Promise<void>;
};

type Followed = { name: string; url: URL; pollMs: number; kept: KeptFiles; log: Logger };

/** A remote that is released by itself: a release counts from when all its files are kept here. */
export function followRemote({ name, url, pollMs, kept, log }: Followed): FollowedRemote {
  let text = '';
  let release: Release | undefined;
  let words = new Map<Locale, Promise<Record<string, string>>>();
  let renewedAt = performance.now();

  const fetchMissing = async ({ files }: Release) => {
    const wanted = files.filter((file) => !kept.has(file)).values();
    const work = async () => {
      for (const file of wanted) {
        const content = await fetchFile(new URL(file, url));
        if (!content) throw new Error(`it describes ${file}, and has none`);
        await kept.keep(file, content);
      }
    };
    await Promise.all(Array.from({ length: filesAtOnce }, work));
  };
  const take = async (description: string) => {
    const described = releaseSchema.parse(JSON.parse(description));
    await fetchMissing(described);
    await kept.renew(described.files);
    [text, release, words] = [description, described, new Map()];
    log.info({ remote: name, entry: described.entry }, 'a release of a remote is kept');
  };
  const look = async () => {
    const description = (await fetchFile(url))?.toString();
    if (!description) throw new Error(`there is no ${url.href}`);
    if (description === text) return;
    await take(description);
    await kept.keep(lastKept, Buffer.from(description));
  };
  const follow = async () => {
    await look().catch((error) => log.warn({ err: error, remote: name }, 'a remote did not describe itself'));
    if (release && performance.now() - renewedAt > renewEveryMs) {
      renewedAt = performance.now();
      await kept.renew([...release.files, lastKept]);
    }
    setTimeout(follow, pollMs).unref();
  };
  const start = async () => {
    await kept
      .read(lastKept)
      .then(take, () => undefined)
      .catch(() => undefined);
    await follow();
  };
  const readWords = async (file: string | undefined) =>
    file ? messagesSchema.parse(JSON.parse(await kept.read(file))) : {};
  return {
    known: () => (release ? { ...release, name, entry: `/remotes/${name}/${release.entry}` } : null),
    words: (locale) => {
      const known = words.get(locale) ?? readWords(release?.words[locale]).catch(() => ({}));
      words.set(locale, known);
      return known;
    },
    lookedFor: start(),
  };
}
