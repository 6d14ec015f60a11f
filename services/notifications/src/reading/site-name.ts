import type { Context } from '../context.ts';

/** What the site is called; by its usual name while nobody says. */
export const siteName = ({ settings }: Pick<Context, 'settings'>): string =>
  settings.registry('sitename')?.trim() || 'アイデアボックス';
