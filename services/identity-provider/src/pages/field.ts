import type { FormErrors } from '../accounts/forms.ts';
import type { Messages } from '../messages/index.ts';
import { type Html, html } from './html.ts';

export interface FormState {
  values: Record<string, string>;
  errors: FormErrors;
}

interface Field {
  name: string;
  label: string;
  autocomplete: string;
  type?: 'text' | 'email' | 'password';
  hint?: string;
  optional?: boolean;
}

/** A labelled input with its hint and its error, tied together for assistive technology. */
export function field(messages: Messages, { values, errors }: FormState, definition: Field): Html {
  const { name, label, autocomplete, type = 'text', hint, optional = false } = definition;
  const error = errors[name];
  const isFirstError = error !== undefined && Object.keys(errors)[0] === name;
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  const value = type === 'password' ? '' : (values[name] ?? '');
  return html`<div class="field">
<label for="${name}">${label} <span class="${optional ? 'optional' : 'required'}">${optional ? messages.optionalMark : messages.requiredMark}</span></label>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" autocapitalize="none" spellcheck="false"${!optional && html` required`}${error && html` aria-invalid="true"`}${described !== '' && html` aria-describedby="${described}"`}${isFirstError && html` autofocus`}>
${error && html`<p class="error" id="${name}-error">${messages[error]}</p>`}
</div>`;
}

export function alert(message: string | undefined): Html {
  return message === undefined ? html`` : html`<p class="alert" role="alert">${message}</p>`;
}
