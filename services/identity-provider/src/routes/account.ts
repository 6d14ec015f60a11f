import type { Request, Response } from 'express';
import { formErrors, passwordForm, typed } from '../accounts/forms.ts';
import type { Context } from '../context.ts';
import { type PasswordPage, passwordChangedPage, passwordPage } from '../pages/password-page.ts';
import { checkCredentials } from './check-credentials.ts';
import { frameFor, sendPage } from './send-page.ts';

function show(context: Context, request: Request, response: Response, state: Omit<PasswordPage, 'action'>) {
  const frame = frameFor(context, request, request.query.ui_locales);
  const status = state.failure === 'tooManyAttempts' ? 429 : 200;
  sendPage(context, response, status, passwordPage(frame, { action: request.originalUrl, ...state }));
}

/** Password change, with the name filled in for who is logged in here. */
export const showAccount = (context: Context) => async (request: Request, response: Response) => {
  const { provider, accounts } = context;
  const session = await provider.Session.get(provider.createContext(request, response) as never);
  const account = session.accountId ? await accounts.find(session.accountId) : undefined;
  show(context, request, response, { values: { username: account?.username ?? '' }, errors: {} });
};

export const changePassword = (context: Context) => async (request: Request, response: Response) => {
  const values = typed(request.body, ['username', 'password', 'newPassword', 'confirmation']);
  const form = passwordForm.safeParse(values);
  if (!form.success) {
    show(context, request, response, { values, errors: formErrors(form.error) });
    return;
  }
  const checked = await checkCredentials(context, request, form.data);
  if (typeof checked === 'string') {
    show(context, request, response, { values, errors: {}, failure: checked });
    return;
  }
  await context.accounts.setPassword(checked.id, form.data.newPassword);
  const frame = frameFor(context, request, request.query.ui_locales);
  sendPage(context, response, 200, passwordChangedPage(frame));
};
