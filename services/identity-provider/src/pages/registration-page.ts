import { alert, type FormState, field } from './field.ts';
import { html } from './html.ts';
import { type PageFrame, page } from './page.ts';

export interface RegistrationPage extends FormState {
  action: string;
}

export function registrationPage(frame: PageFrame, { action, ...state }: RegistrationPage): string {
  const { messages } = frame;
  const failed = Object.keys(state.errors).length > 0;
  const password = { type: 'password', autocomplete: 'new-password' } as const;
  const body = html`<p class="lead">${messages.registrationLead}</p>
${alert(failed ? messages.checkInput : undefined)}
<form method="post" action="${action}/register" novalidate>
${field(messages, state, { name: 'username', label: messages.username, hint: messages.usernameHint, autocomplete: 'username' })}
${field(messages, state, { name: 'email', label: messages.email, type: 'email', autocomplete: 'email' })}
${field(messages, state, { name: 'nickname', label: messages.nickname, hint: messages.nicknameHint, autocomplete: 'nickname', optional: true })}
${field(messages, state, { name: 'password', label: messages.password, hint: messages.passwordHint, ...password })}
${field(messages, state, { name: 'confirmation', label: messages.confirmation, ...password })}
<button type="submit">${messages.registerButton}</button>
</form>
<p class="other">${messages.haveAccount} <a href="${action}?login">${messages.toLogin}</a></p>`;
  return page(frame, { title: messages.registrationTitle, failed, body });
}
