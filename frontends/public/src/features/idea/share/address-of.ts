import { paths } from '@ideabox/contract';
import type { Idea } from '../get-idea.ts';

/** The permanent address of an idea. */
export const addressOf = ({ id }: Pick<Idea, 'id'>): string =>
  new URL(paths.idea(id), window.location.origin).href;
