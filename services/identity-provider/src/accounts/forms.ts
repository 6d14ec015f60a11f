import { z } from 'zod';
import type { MessageKey } from '../messages/index.ts';

const code = (key: MessageKey) => key;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const noControl = /^[^\u0000-\u001f\u007f]*$/;
const newPassword = z
  .string()
  .min(1, code('required'))
  .min(8, code('passwordTooShort'))
  .max(255, code('tooLong'));

export const loginForm = z.object({
  username: z.string().trim().min(1).max(255).regex(noControl),
  password: z.string().min(1).max(255),
});

const givenUsername = z
  .string()
  .trim()
  .min(3, code('usernameLength'))
  .max(30, code('usernameLength'))
  .regex(/^[A-Za-z0-9._-]*$/, code('usernameCharacters'));

/** `username` and `confirmation` are not on the form: who sends them by other means has them checked. */
export const registrationForm = z
  .object({
    username: z.literal('').or(givenUsername),
    email: z
      .string()
      .trim()
      .min(1, code('required'))
      .pipe(z.email(code('emailInvalid')).max(255, code('tooLong'))),
    nickname: z.string().trim().max(30, code('nicknameTooLong')).regex(noControl, code('nicknameCharacters')),
    password: newPassword,
    confirmation: z.string(),
  })
  .refine(({ username, nickname }) => username !== '' || nickname !== '', {
    path: ['nickname'],
    message: code('required'),
    when: () => true,
  })
  .refine(({ password, confirmation }) => confirmation === '' || password === confirmation, {
    path: ['password'],
    message: code('passwordsDiffer'),
    when: () => true,
  });

export const passwordForm = loginForm
  .extend({ newPassword, confirmation: z.string().min(1, code('required')) })
  .refine((form) => form.newPassword === form.confirmation, {
    path: ['confirmation'],
    message: code('passwordsDiffer'),
    when: () => true,
  });

export type FormErrors = Record<string, MessageKey>;

/** The first fault of every field, in the fields' order, as the key of its message. */
export function formErrors(error: z.ZodError): FormErrors {
  const errors: FormErrors = {};
  for (const issue of error.issues) errors[String(issue.path[0])] ??= issue.message as MessageKey;
  return errors;
}

/** What somebody typed, as strings: a repeated or missing field counts as empty. */
export function typed(body: unknown, names: readonly string[]): Record<string, string> {
  const values = (body ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    names.map((name) => [name, typeof values[name] === 'string' ? values[name] : '']),
  );
}
