import { z } from 'zod';
import { languages } from '../domain/languages.ts';

/** `lang` of any call: one of the site's languages, Japanese where it is none of them. */
export const language = () => z.enum(languages).catch('ja').default('ja');
