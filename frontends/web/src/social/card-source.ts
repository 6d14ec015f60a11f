import { createHash } from 'node:crypto';
import { firstCharacters } from '@ideabox/intl/characters';
import type { SiteApi, Thing } from '../api/site-api.ts';
import type { Card } from './card.ts';

const longestTitle = 120;

const text = (value: unknown) => firstCharacters(typeof value === 'string' ? value : '', longestTitle);

/** What the picture of an idea or a category says; its subject as visitors see it. */
export function cardFrom(kind: 'idea' | 'category', thing: Thing, site: string): Card {
  const label = kind === 'idea' ? text((thing.category as Thing | null)?.name) : '';
  return { title: text(thing.name), label, site };
}

/** Changes with the words, so that those who keep pictures fetch them anew. */
export function versionOf(card: Card): string {
  return createHash('sha256').update(JSON.stringify(card)).digest('hex').slice(0, 8);
}

const apiFolder = { idea: 'ideas', category: 'categories' } as const;

/** Null for what visitors may not see. */
export async function askSubject(api: SiteApi, kind: 'idea' | 'category', key: string) {
  return api.thing(`/${apiFolder[kind]}/${encodeURIComponent(key)}`);
}
