import { allowedByDefault } from '@ideabox/text';
import type { Setting } from './site-content.ts';

/** An entry of the registry as it counts here: an empty class of characters stands for the default. */
export const effectiveRegistry = ({ search_key, value }: Setting): Setting =>
  search_key === 'allow_post_character' && value === ''
    ? { search_key, value: allowedByDefault }
    : { search_key, value };
