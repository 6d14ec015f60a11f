import { alert, field } from './field.ts';
import { html } from './html.ts';
import { type PageFrame, page } from './page.ts';

export interface LoginPage {
  action: string;
  username: string;
  failure?: 'loginFailed' | 'tooManyAttempts';
}

export function loginPage(frame: PageFrame, { action, username, failure }: LoginPage): string {
  const { messages } = frame;
  const state = { values: { username }, errors: {} };
  const body = html`<p class="lead">${messages.loginLead}</p>
${alert(failure && messages[failure])}
<form method="post" action="${action}" novalidate>
${field(messages, state, { name: 'username', label: messages.loginName, autocomplete: 'username' })}
${field(messages, state, { name: 'password', label: messages.password, type: 'password', autocomplete: 'current-password' })}
<button type="submit">${messages.loginButton}</button>
</form>
<p class="other">${messages.noAccount} <a href="${action}/register">${messages.toRegistration}</a></p>`;
  return page(frame, { title: messages.loginTitle, failed: failure !== undefined, body });
}
