import { alert, type FormState, field } from './field.ts';
import { html } from './html.ts';
import { type PageFrame, page } from './page.ts';

export interface PasswordPage extends FormState {
  action: string;
  failure?: 'loginFailed' | 'tooManyAttempts';
}

export function passwordPage(frame: PageFrame, { action, failure, ...state }: PasswordPage): string {
  const { messages } = frame;
  const invalid = Object.keys(state.errors).length > 0;
  const summary = failure ? messages[failure] : invalid ? messages.checkInput : undefined;
  const next = { type: 'password', autocomplete: 'new-password' } as const;
  const body = html`<p class="lead">${messages.passwordLead}</p>
${alert(summary)}
<form method="post" action="${action}" novalidate>
${field(messages, state, { name: 'username', label: messages.loginName, autocomplete: 'username' })}
${field(messages, state, { name: 'password', label: messages.currentPassword, type: 'password', autocomplete: 'current-password' })}
${field(messages, state, { name: 'newPassword', label: messages.newPassword, hint: messages.passwordHint, ...next })}
${field(messages, state, { name: 'confirmation', label: messages.newPasswordConfirmation, ...next })}
<button type="submit">${messages.changeButton}</button>
</form>`;
  return page(frame, { title: messages.passwordTitle, failed: summary !== undefined, body });
}

export function passwordChangedPage(frame: PageFrame): string {
  const { messages } = frame;
  const body = html`<p class="done" role="status">${messages.passwordChanged}</p>`;
  return page(frame, { title: messages.passwordTitle, body });
}
