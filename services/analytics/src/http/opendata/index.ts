import { categories } from './categories.ts';
import { comments } from './comments.ts';
import { ideas } from './ideas.ts';
import { votes } from './votes.ts';

/** What everyone may take away, in the shape that the importer reads. */
export const openData = [categories, ideas, comments, votes];
