import { interactionPolicy } from 'oidc-provider';

/** Logging in, and `prompt=create` (OpenID Initiating User Registration): straight to the registration form. */
export function prompts() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);
  return policy;
}
