import { alert, type FormState, field } from './field.ts';
import { html } from './html.ts';
import { type PageFrame, page } from './page.ts';

export interface RegistrationPage extends FormState {
  action: string;
}

/** Asks for what an account cannot do without: a name to be shown, an address, a password, each once. */
export function registrationPage(frame: PageFrame, { action, ...state }: RegistrationPage): string {
  const { messages } = frame;
  const failed = Object.keys(state.errors).length > 0;
  // It is not asked for here, but may have been sent.
  const { username } = state.errors;
  const password = { type: 'password', autocomplete: 'new-password' } as const;
  const show = html`<script src="${frame.realm}/resources/show-password.js" data-field="password" data-label="${messages.showPassword}"></script>`;
  const body = html`<p class="lead">${messages.registrationLead}</p>
${alert(failed ? messages.checkInput : undefined)}
${username && html`<p class="error">${messages[username]}</p>`}
<form method="post" action="${action}/register" novalidate>
${field(messages, state, { name: 'nickname', label: messages.nickname, hint: messages.nicknameHint, autocomplete: 'nickname' })}
${field(messages, state, { name: 'email', label: messages.email, type: 'email', hint: messages.emailHint, autocomplete: 'email' })}
${field(messages, state, { name: 'password', label: messages.password, hint: messages.passwordHint, ...password })}
${show}
<button type="submit">${messages.registerButton}</button>
</form>
<p class="other">${messages.haveAccount} <a href="${action}?login">${messages.toLogin}</a></p>`;
  return page(frame, { title: messages.registrationTitle, failed, body });
}
