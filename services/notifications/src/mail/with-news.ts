import type { Language } from '@ideabox/text';
import type { Context } from '../context.ts';
import type { Item } from './choose-items.ts';

/** Longer news are read on the site. */
const longestInMail = 4_000;
const deadlineMs = 3_000;

type Told = { items: Item[]; language: Language };

const keysOf = ({ items }: Told): string[] => items.flatMap(({ row }) => row.news?.news_key ?? []);

/**
 * The items of mails with what the news among them say, in their readers' languages. Where content cannot say, a mail has their
 * titles and the way to them.
 */
export const withNews = async <Mailed extends Told>(context: Context, mails: Mailed[]): Promise<Mailed[]> => {
  const { content, log } = context;
  const readIn = async (language: Language) => {
    const asked = mails.filter((mail) => mail.language === language).flatMap(keysOf);
    const { news } = await content.call(
      'ReadNews',
      { news_keys: [...new Set(asked)].slice(0, 100), language },
      { deadlineMs },
    );
    return news.map(({ news_key, contents }) => [`${language} ${news_key}`, contents] as const);
  };
  const languages = new Set(mails.flatMap((mail) => (keysOf(mail).length > 0 ? mail.language : [])));
  const read = await Promise.all([...languages].map(readIn)).catch((error: unknown) => {
    log.warn({ err: error }, 'what news say could not be read for mails');
    return [];
  });
  const contents = new Map(read.flat().filter(([, words]) => words.length <= longestInMail));
  return mails.map((mail) => ({
    ...mail,
    items: mail.items.map((item) => ({
      ...item,
      markdown: item.markdown ?? contents.get(`${mail.language} ${item.row.news?.news_key}`) ?? null,
    })),
  }));
};
