import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { formErrors, registrationForm, typed } from '../accounts/forms.ts';
import type { Context } from '../context.ts';
import type { FormState } from '../pages/field.ts';
import { registrationPage } from '../pages/registration-page.ts';
import { frameFor, sendPage } from './send-page.ts';

/** Nobody types it: who registers logs in by address. It tells nothing of that address, as others may see it. */
const anyUsername = () => `member-${randomBytes(5).toString('hex')}`;

type Interaction = Awaited<ReturnType<Context['provider']['interactionDetails']>>;

function show(
  context: Context,
  request: Request,
  response: Response,
  interaction: Interaction,
  state: FormState,
) {
  const action = `${context.realm}/login-actions/${interaction.uid}`;
  const frame = frameFor(context, request, interaction.params.ui_locales);
  sendPage(context, response, 200, registrationPage(frame, { action, ...state }));
}

export const showRegistration = (context: Context) => async (request: Request, response: Response) => {
  const interaction = await context.provider.interactionDetails(request, response);
  show(context, request, response, interaction, { values: {}, errors: {} });
};

/** Makes the account and goes on as logged in with it. */
export const register = (context: Context) => async (request: Request, response: Response) => {
  const { accounts, provider } = context;
  const interaction = await provider.interactionDetails(request, response);
  const values = typed(request.body, ['username', 'email', 'nickname', 'password', 'confirmation']);
  const form = registrationForm.safeParse(values);
  if (!form.success) {
    show(context, request, response, interaction, { values, errors: formErrors(form.error) });
    return;
  }
  const { email, nickname, password } = form.data;
  const username = form.data.username || anyUsername();
  const created = await accounts.create({
    username,
    email,
    nickname: nickname || username,
    password,
    roles: ['general'],
  });
  if (Array.isArray(created)) {
    const errors = Object.fromEntries(created.map((taken) => [taken, `${taken}Taken` as const]));
    show(context, request, response, interaction, { values, errors });
    return;
  }
  const result = { login: { accountId: created.id }, create: {} };
  await provider.interactionFinished(request, response, result);
};
