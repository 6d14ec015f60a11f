import { widthOf } from '../fit-text.ts';
import { prefectures } from './prefectures.ts';

const isHan = (name: string) => /\p{Script=Han}/u.test(name);

/** Without what says that it is a prefecture, which all are: `東京都` is `東京`. */
const bare = (name: string) => (name.length > 2 ? name.replace(/[都府県县]$/u, '') : name);

const lettersOf = new Map(prefectures.map(({ code, letters }) => [code, letters]));

type Named = { key: string; name: string };

/** What stands on tiles of so many ems: names as far as all have room, else those without characters as three letters each. */
export function shortNames(named: Named[], ems: number): Map<string, string> {
  const bared = named.map(({ key, name }) => ({ key, name: lettersOf.has(key) ? bare(name) : name }));
  const isRoomy = bared.every(({ key, name }) => !lettersOf.has(key) || widthOf(name) <= ems);
  return new Map(
    bared.map(({ key, name }) => [key, isRoomy || isHan(name) ? name : (lettersOf.get(key) ?? name)]),
  );
}
