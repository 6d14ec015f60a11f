import type { Request, Response } from 'express';
import { loginForm, typed } from '../accounts/forms.ts';
import type { Context } from '../context.ts';
import { type LoginPage, loginPage } from '../pages/login-page.ts';
import { checkCredentials } from './check-credentials.ts';
import { frameFor, sendPage } from './send-page.ts';

type Interaction = Awaited<ReturnType<Context['provider']['interactionDetails']>>;

function show(
  context: Context,
  request: Request,
  response: Response,
  interaction: Interaction,
  more: Partial<LoginPage>,
) {
  const action = `${context.realm}/login-actions/${interaction.uid}`;
  const hint = interaction.params.login_hint;
  const username = typeof hint === 'string' ? hint : '';
  const frame = frameFor(context, request, interaction.params.ui_locales);
  const status = more.failure === 'tooManyAttempts' ? 429 : 200;
  sendPage(context, response, status, loginPage(frame, { action, username, ...more }));
}

/** The login form; where registration was asked for, the way there. */
export const showLogin = (context: Context) => async (request: Request, response: Response) => {
  const interaction = await context.provider.interactionDetails(request, response);
  if (interaction.prompt.name === 'create' && request.query.login === undefined) {
    response.redirect(303, `${context.realm}/login-actions/${interaction.uid}/register`);
    return;
  }
  show(context, request, response, interaction, {});
};

export const login = (context: Context) => async (request: Request, response: Response) => {
  const interaction = await context.provider.interactionDetails(request, response);
  const values = typed(request.body, ['username', 'password']);
  const form = loginForm.safeParse(values);
  const checked = form.success ? await checkCredentials(context, request, form.data) : 'loginFailed';
  if (typeof checked === 'string') {
    show(context, request, response, interaction, { username: values.username ?? '', failure: checked });
    return;
  }
  const result = { login: { accountId: checked.id }, create: {} };
  await context.provider.interactionFinished(request, response, result);
};
