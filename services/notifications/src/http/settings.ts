import { languages } from '@ideabox/text';
import { z } from 'zod';
import { type Kind, kinds } from '../domain/notification.ts';
import { frequencies } from '../domain/settings.ts';

const one = {
  in_app: z.boolean().describe('In the list of notifications, and pushed into open pages'),
  email: z.enum(frequencies),
  web_push: z.boolean().describe('Kept; sent once the site has a push service'),
};
const language = z.enum(languages).describe('Of mails');

const ofEachKind = <Schema extends z.ZodType>(schema: Schema) =>
  Object.fromEntries(kinds.map((kind) => [kind, schema])) as Record<Kind, Schema>;

export const settings = z.object({ language, ...ofEachKind(z.object(one)) });

/** What is left out stays as it is. */
export const settingsChange = z.strictObject({
  language: language.optional(),
  ...ofEachKind(z.strictObject(one).partial().optional()),
});
